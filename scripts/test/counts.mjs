import { existsSync, readFileSync } from 'node:fs';

/** The counts of a step without tests, and the titles of its failed tests. */
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

/** Counts of Vitest's JSON report. A test file that failed to load contains no tests and counts as one failure. */
export function vitestCounts(file) {
  const report = read(file);
  if (!report) return none;
  const failed = report.testResults.filter(({ status }) => status === 'failed');
  const failuresOf = ({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${name}: ${fullName}`);
  const unloaded = failed.filter((file) => failuresOf(file).length === 0);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
    failures: [...failed.flatMap(failuresOf), ...unloaded.map(({ name }) => `${name}: not loaded`)],
  };
}

/** Counts of Playwright's JSON report. A test that passed at the retry counts as passed. */
export function playwrightCounts(file) {
  const report = read(file);
  if (!report) return none;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected, skipped, failures: failedSpecs(report) };
}

const failedSpecs = ({ suites = [], specs = [] }) => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(failedSpecs),
];

export const closingLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;
