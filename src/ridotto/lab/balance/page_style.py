"""The style sheet of balance reports: light and dark, on screen and on paper."""

from __future__ import annotations

from typing import Final

STYLE: Final = """
:root {
  color-scheme: light dark;
  --paper: #fbf6ea; --ink: #1d2433; --pale: #675f50; --line: #d9cfb8; --card: #fffdf6;
  --mark: #7a1f2b; --second: #1f4b7a; --band: #e9e0c8; --fill: #8a6a1f; --good: #245c3a;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #131a2b; --ink: #f2ead6; --pale: #b6ad97; --line: #35405c; --card: #1a2338;
    --mark: #f0a36b; --second: #8fc1f5; --band: #26304a; --fill: #d9b65a; --good: #8fd0a4;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif;
}
main { max-width: 62rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1, h2 { font-family: Georgia, "Times New Roman", serif; font-weight: 600; line-height: 1.2; }
h1 { font-size: 1.9rem; margin: 0 0 .4rem; overflow-wrap: anywhere; }
h2 { font-size: 1.3rem; margin: 2.2rem 0 .3rem; }
.kicker { margin: 0; color: var(--pale); letter-spacing: .08em; text-transform: uppercase;
  font-size: .8rem; }
.meta, .note, footer { color: var(--pale); margin: .2rem 0; }
.note { max-width: 44rem; font-size: .93rem; }
.verdict { border: 1px solid var(--line); border-left: 6px solid var(--mark);
  background: var(--card); border-radius: 6px; padding: .2rem 1.1rem .8rem; margin-top: 1.4rem; }
.verdict.balanced { border-left-color: var(--good); }
.verdict h2 { margin-top: .8rem; }
.verdict p.level { font-size: 1.12rem; font-weight: 600; margin: .3rem 0; }
.verdict ul { margin: .5rem 0; padding-left: 1.3rem; }
.warnings { list-style: none; padding-left: 0 !important; }
.warnings li::before { content: "! "; font-weight: 700; color: var(--mark); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; margin: .6rem 0;
  font-variant-numeric: tabular-nums; }
th, td { padding: .28rem .55rem; text-align: right; vertical-align: middle; white-space: nowrap;
  border-bottom: 1px solid var(--line); }
thead th { font-size: .82rem; color: var(--pale); font-weight: 600; white-space: normal;
  vertical-align: bottom; }
tbody th { font-weight: 500; }
th:first-child { text-align: left; }
.interval { display: block; font-size: .78rem; color: var(--pale); }
.what { font-size: .82rem; color: var(--pale); }
.flag { font-weight: 700; color: var(--mark); }
td.chart { width: 45%; padding: 0 .3rem; min-width: 7rem; }
svg { display: block; width: 100%; height: auto; }
.row-chart { height: 26px; overflow: visible; }
.axis-row { height: 16px; }
.axis-row text { fill: var(--pale); font-size: 12px; font-weight: 400; }
th.chart { text-align: center; }
.part-chart { height: 4px; min-width: 3rem; margin-top: 2px; }
.limit { stroke: var(--line); stroke-width: 2; }
.fair { stroke: var(--pale); stroke-dasharray: 3 3; }
.whisker { stroke: var(--ink); stroke-width: 1.4; }
.mark { fill: var(--mark); }
.mark.second { fill: var(--second); }
.track { fill: var(--band); }
.fill { fill: var(--fill); }
.axis { stroke: var(--pale); }
.histogram text { fill: var(--pale); font-size: 13px; }
summary { cursor: pointer; color: var(--pale); }
footer { margin-top: 2.5rem; border-top: 1px solid var(--line); padding-top: .8rem;
  font-size: .9rem; }
@media (max-width: 34rem) {
  th, td { padding: .28rem .35rem; }
  .row td.sample, .row th.sample { display: none; }
  td.chart { width: 34%; min-width: 6rem; }
}
@media print {
  :root { --paper: #fff; --ink: #000; --pale: #444; --line: #bbb; --card: #fff; --band: #eee;
    --mark: #000; --second: #555; --fill: #666; --good: #000; }
  main { max-width: none; padding: 0; }
  section { break-inside: avoid; }
  details { display: none; }
}
"""
