"""The routes for operators, with the schemas of their bodies."""

from __future__ import annotations

from typing import Final

from ridotto.house.http import operator_actions as act
from ridotto.house.http import operator_schemas as s
from ridotto.house.http import operator_views as view
from ridotto.house.http.api_route import BODY_ERRORS, ApiRoute

#: An unknown path is 404 too: a house without an operator's secret has none of these.
_READ: Final = (401, 404, 429)
_ACT: Final = (*BODY_ERRORS, 401, 404, 429, 503)
_END: Final = (400, 401, 403, 404, 429, 503)

OPERATOR_ROUTES: Final = (
    ApiRoute("POST", "/api/operator/session", act.post_session, s.Carried, 200, s.SignInRequest,
             (*BODY_ERRORS, 401, 404, 429)),
    ApiRoute("DELETE", "/api/operator/session", act.delete_session, s.Carried,
             errors=(401, 403, 404, 429)),
    ApiRoute("GET", "/api/operator/overview", view.get_overview, s.Overview, errors=_READ),
    ApiRoute("GET", "/api/operator/tables", view.get_operator_tables, s.OperatorTables,
             errors=_READ),
    ApiRoute("GET", "/api/operator/tables/{table}", view.get_operator_table, s.OperatorTableInfo,
             errors=(*_READ, 410)),
    ApiRoute("POST", "/api/operator/tables/{table}/close", act.post_table_close, s.Carried, 200,
             s.CloseTableRequest, (*_ACT, 409, 410)),
    ApiRoute("POST", "/api/operator/tables/{table}/delete-line", act.post_line_delete, s.Carried,
             200, s.DeleteLineRequest, (*_ACT, 410)),
    ApiRoute("GET", "/api/operator/guests", view.get_operator_guests, s.OperatorGuests,
             errors=_READ),
    ApiRoute("POST", "/api/operator/warnings", act.post_warning, s.Carried, 200, s.WarnRequest,
             _ACT),
    ApiRoute("POST", "/api/operator/mutes", act.post_mute, s.Carried, 200, s.MuteRequest, _ACT),
    ApiRoute("POST", "/api/operator/bans", act.post_ban, s.Carried, 200, s.BanRequest, _ACT),
    ApiRoute("GET", "/api/operator/penalties", view.get_penalties, s.PenaltyList, errors=_READ),
    ApiRoute("DELETE", "/api/operator/penalties/{number}", act.delete_penalty, s.Carried,
             errors=_END),
    ApiRoute("GET", "/api/operator/reports", view.get_reports, s.ReportList, errors=(400, *_READ)),
    ApiRoute("POST", "/api/operator/reports/{number}/close", act.post_report_close, s.Carried, 200,
             s.CloseReportRequest, _ACT),
    ApiRoute("POST", "/api/operator/announcements", act.post_announcement, s.Carried, 200,
             s.AnnounceRequest, _ACT),
    ApiRoute("DELETE", "/api/operator/announcements/{number}", act.delete_announcement, s.Carried,
             errors=_END),
    ApiRoute("GET", "/api/operator/audit", view.get_audit_log, s.AuditLog, errors=(400, *_READ)),
)  # fmt: skip
