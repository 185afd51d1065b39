import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * What a step counted.
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {Failure[]} failures
 *
 * A failed test.
 * @typedef {object} Failure
 * @property {string} title file and title
 * @property {string} [reason] the error's message, at most a few lines
 * @property {string} [folder] where its picture and trace are
 */

/** The counts of a step without tests. */
export const none = { passed: 0, failed: 0, skipped: 0, failures: [] };

export const sum = (all) =>
  all.reduce(
    (total, { passed, failed, skipped, failures }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
      failures: [...total.failures, ...failures],
    }),
    none,
  );

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences of colours begin with this character
const COLOUR = /\u001B\[[\d;]*m/g;
const REASON_LINES = 6;

/** The first lines of an error's message, without colours and stack. */
function summarize(message = '') {
  const lines = message
    .replace(COLOUR, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('at '));
  return lines.slice(0, REASON_LINES).join('\n');
}

/** Counts of Vitest's JSON report. A test file that failed to load contains no tests and counts as one failure. */
export function vitestCounts(file) {
  const report = read(file);
  if (!report) return none;
  const failed = report.testResults.filter(({ status }) => status === 'failed');
  const listFailures = ({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        title: `${name}: ${fullName}`,
        reason: summarize(failureMessages?.[0]),
      }));
  const unloaded = failed.filter((result) => listFailures(result).length === 0);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
    failures: [
      ...failed.flatMap(listFailures),
      ...unloaded.map(({ name, message }) => ({ title: `${name}: not loaded`, reason: summarize(message) })),
    ],
  };
}

/** Counts of Playwright's JSON report. A test that passed at a second try only counts as failed. */
export function playwrightCounts(file) {
  const report = read(file);
  if (!report) return none;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const outside = (report.errors ?? []).map(({ message }) => ({
    title: 'outside of a journey',
    reason: summarize(message),
  }));
  return {
    passed: expected,
    failed: unexpected + flaky + outside.length,
    skipped,
    failures: [...listFailedSpecs(report), ...outside],
  };
}

const hasFailed = ({ status }) => status === 'unexpected' || status === 'flaky';

function listFailedSpecs({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.filter(hasFailed).map(({ results }) => {
      const result = results.find(({ status }) => status !== 'passed' && status !== 'skipped');
      const attachment = result?.attachments?.find(({ path }) => path);
      return {
        title: `${file}: ${title}`,
        reason: summarize(result?.error?.message),
        ...(attachment && { folder: dirname(attachment.path) }),
      };
    }),
  );
  return [...own, ...suites.flatMap(listFailedSpecs)];
}

/** The lines that name a failed test, its reason and the folder with its picture and trace. */
export function describeFailure({ title, reason, folder }) {
  const indent = (text) => text.replaceAll(/^/gm, '    ');
  return [
    `FAILED ${title}`,
    ...(reason ? [indent(reason)] : []),
    ...(folder ? [indent(`Picture and trace: ${folder}`)] : []),
  ].join('\n');
}

export const closingLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;
