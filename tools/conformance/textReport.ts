import {
  type BackendReport,
  type EndpointReport,
  isFailure,
  STATUSES,
  type Status,
} from './backendReport.ts';

const SYMBOLS: Record<Status, string> = {
  missing: 'MISSING',
  failed: 'FAILED',
  rejected: 'rejected',
  hidden: 'hidden',
  tolerated: 'tolerated',
  passed: 'ok',
  skipped: 'skipped',
};
const MOST_LINES = 6;

export const countsOf = ({ endpoints }: BackendReport): string =>
  STATUSES.map((status) => [status, endpoints.filter((one) => one.status === status).length] as const)
    .filter(([, count]) => count > 0)
    .map(([status, count]) => `${count} ${status}`)
    .join(', ');

export const slowNamesOf = ({ endpoints }: BackendReport): string[] =>
  endpoints.filter(({ timing }) => timing && timing.pace !== 'fast').map(({ name }) => name);

export const timingText = ({ timing }: EndpointReport) =>
  timing
    ? `p50 ${timing.p50} ms, p95 ${timing.p95} ms${timing.pace === 'fast' ? '' : `, ${timing.pace}`}`
    : '';

function linesOf(report: EndpointReport): string[] {
  const { name, status, reason, findings, without } = report;
  const title = [SYMBOLS[status].padEnd(10), name, timingText(report), reason].filter(Boolean).join('  ');
  const lines = findings
    .slice(0, MOST_LINES)
    .map(({ level, message, count }) => `  ${level}: ${message}${count > 1 ? ` (${count} times)` : ''}`);
  const more = findings.length - lines.length;
  return [
    title,
    ...lines,
    ...(more > 0 ? [`  and ${more} more in the HTML report`] : []),
    ...(isFailure(status) || status === 'hidden' ? [`  the shop without it: ${without}`] : []),
  ];
}

/** The report for a terminal; endpoints with problems first. */
export function textReport(report: BackendReport): string {
  const { endpoints, hints, url, requests, milliseconds, isPassed } = report;
  const sorted = [...endpoints].sort(
    (one, other) => STATUSES.indexOf(one.status) - STATUSES.indexOf(other.status),
  );
  const slow = slowNamesOf(report);
  return [
    ...sorted.flatMap(linesOf),
    ...hints.map((hint) => `hint: ${hint}`),
    '',
    `${url}: ${countsOf(report)} (${requests} requests, ${(milliseconds / 1000).toFixed(1)} s)`,
    ...(slow.length > 0 ? [`Slow: ${slow.join(', ')}`] : []),
    isPassed ? 'Nothing required is missing or mistyped.' : 'Something required is missing or mistyped.',
  ].join('\n');
}
