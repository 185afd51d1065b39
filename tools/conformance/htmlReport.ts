import { escapeMarkup } from '../../contract/escapeMarkup.ts';
import {
  type BackendReport,
  type EndpointReport,
  isFailure,
  STATUSES,
  type Status,
} from './backendReport.ts';
import { mask } from './mask.ts';
import { countsOf, slowNamesOf, timingText } from './textReport.ts';

/** Maximum characters of a body in the report. */
const MOST_CHARACTERS = 4000;

const EXPLANATIONS: Record<Status, string> = {
  missing: 'The endpoint is missing, and shoppers cannot buy or find products without it.',
  failed: 'The response is an error, or the shop loses something that it needs.',
  rejected: 'An optional call was rejected.',
  hidden: 'The endpoint is missing. The shop hides the feature.',
  tolerated: 'The shop reads the response, but types differ from the documented ones.',
  passed: 'The response is as specified.',
  skipped: 'The endpoint was not called.',
};

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 72rem; margin: 0 auto; padding: 1.5rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.15rem; margin-top: 2rem; }
details { border: 1px solid #8886; border-left: .4rem solid #888; border-radius: .3rem; margin: .5rem 0; padding: 0 .8rem; }
summary { cursor: pointer; padding: .65rem 0; min-height: 1.5rem; overflow-wrap: anywhere; }
.missing, .failed { border-left-color: #c62828; } .rejected, .hidden { border-left-color: #b26a00; }
.tolerated { border-left-color: #a68b00; } .passed { border-left-color: #2e7d32; }
.bodies { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); gap: 1rem; }
pre { background: #8882; padding: .8rem; border-radius: .3rem; overflow: auto; max-height: 24rem; font-size: .85rem; }
li, td { overflow-wrap: anywhere; } .slow { color: light-dark(#8a5a00, #ffc46b); } .very-slow { color: light-dark(#b71c1c, #ff8a80); font-weight: bold; } small { opacity: .8; } table { border-collapse: collapse; } td, th { padding: .25rem 1rem .25rem 0; text-align: left; vertical-align: top; }
`;

/** A body as JSON, without tokens and personal data. */
export function bodyText(body: unknown): string {
  if (body === undefined) return '(no JSON)';
  const shortened = mask(body, { hidesPersons: true, mostElements: 2, mostCharacters: 200 });
  const text = JSON.stringify(shortened, null, 2);
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}\n…` : text;
}

/** The body that an endpoint should return, by its name: GET /cart */
export type ExpectedBodies = (name: string) => unknown;

function section(report: EndpointReport, expected: ExpectedBodies): string {
  const { name, status, reason, findings, summary, without, isRequired, exchanges } = report;
  const exchange = exchanges.find(({ status: code }) => code >= 400 || code === 0) ?? exchanges.at(-1);
  const items = findings
    .map(({ level, message, count }) => {
      const times = count > 1 ? ` <small>(${count} times)</small>` : '';
      return `<li><strong>${level}</strong>: ${escapeMarkup(message)}${times}</li>`;
    })
    .join('');
  const request = exchange ? `${exchange.method} ${exchange.path.slice(0, 300)}` : '';
  const bodies = exchange
    ? `<p>Request: <code>${escapeMarkup(request.replace(/=[^&]{24,}/g, '=***'))}</code>, status ${exchange.status || 'none'}</p>
<div class="bodies"><div><strong>Expected, for example</strong><pre tabindex="0">${escapeMarkup(bodyText(expected(name)))}</pre></div>
<div><strong>Received</strong><pre tabindex="0">${escapeMarkup(bodyText(exchange.body))}</pre></div></div>`
    : '';
  return `<details class="${status}"${isFailure(status) ? ' open' : ''}>
<summary><strong>${escapeMarkup(name)}</strong> ${status}${isRequired ? ', required' : ''} <small class="${report.timing?.pace.replace(' ', '-') ?? ''}">${escapeMarkup([timingText(report), reason].filter(Boolean).join(', '))}</small></summary>
<p>${escapeMarkup(summary)}.</p><p>The shop without it: ${escapeMarkup(without)}</p>
${items ? `<ul>${items}</ul>` : ''}${bodies}
</details>`;
}

/** The report for a backend team: one self-contained page. Everything that the backend sent is escaped. */
export function htmlReport(report: BackendReport, expected: ExpectedBodies): string {
  const { url, startedAt, milliseconds, requests, hints, endpoints, isPassed } = report;
  const verdict = isPassed
    ? 'Nothing required is missing or mistyped'
    : 'Something required is missing or mistyped';
  const slow = slowNamesOf(report);
  const groups = STATUSES.map((status) => {
    const members = endpoints.filter((endpoint) => endpoint.status === status);
    if (members.length === 0) return '';
    const sections = members.map((member) => section(member, expected)).join('\n');
    return `<h2>${members.length} ${status}</h2>\n<p>${EXPLANATIONS[status]}</p>\n${sections}`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Conformance of ${escapeMarkup(url)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${verdict}</h1>
<table>
<tr><th scope="row">Backend</th><td>${escapeMarkup(url)}</td></tr>
<tr><th scope="row">Endpoints</th><td>${escapeMarkup(countsOf(report))}</td></tr>
<tr><th scope="row">Check</th><td>${escapeMarkup(startedAt)}, ${requests} requests, ${(milliseconds / 1000).toFixed(1)} s</td></tr>
${slow.length > 0 ? `<tr><th scope="row">Slow</th><td>${escapeMarkup(slow.join(', '))}</td></tr>` : ''}
</table>
${hints.length > 0 ? `<h2>Hints</h2><ul>${hints.map((hint) => `<li>${escapeMarkup(hint)}</li>`).join('')}</ul>` : ''}
${groups.filter(Boolean).join('\n')}
</main>
</body>
</html>
`;
}
