"""A house with a secret for operators, and what its operators ask."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from house.other_houses import OtherHouse
from house.players import wishes
from house.serving import Answer, Served, ask

SECRET = "the-secret-of-the-house"
MASCARADE = wishes("mascarade", 4)
JSON = {"content-type": "application/json"}


def operated(data: Path) -> OtherHouse:
    """Return a house with a secret for operators."""
    return OtherHouse(data, operator_secret=SECRET)


def told(house: Served, method: str, path: str, body: Any = None) -> Any:
    """Return what an operator is told, who must not be refused."""
    status, answer = house.ask(method, f"/api/operator/{path}", body, SECRET)
    assert status == 200, (path, answer)
    return answer


def act(house: Served, path: str, **body: Any) -> int:
    """Act as an operator; return the number of what was made."""
    number: int = told(house, "POST", path, body)["id"]
    return number


def refused(house: Served, method: str, path: str, body: Any = None) -> str:
    """Return the code with which an operator is refused."""
    status, answer = house.ask(method, f"/api/operator/{path}", body, SECRET)
    assert status >= 400, answer
    code: str = answer["error"]["code"]
    return code


def signed_in(house: Served, secret: str = SECRET, **headers: str) -> Answer:
    """Sign in as a browser does."""
    body = json.dumps({"secret": secret})
    return ask(house, "POST", "/api/operator/session", body, JSON | headers)


def served_to_anyone(house: Served, table: str) -> Any:
    """Return what anyone with the link sees of a table."""
    return house.get(f"/api/tables/{table}")["shown"]
