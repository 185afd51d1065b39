import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * What a step counted.
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {Failure[]} failures
 * @property {Failure[]} [flaky] what failed first and passed when it ran once more
 *
 * A failed test.
 * @typedef {object} Failure
 * @property {string} title file and title
 * @property {string} [reason] the error's message
 * @property {string} [folder] where its picture and trace are
 * @property {string} [file] its file, for a second run; absent when the failure belongs to no file
 * @property {string} [journey] title of a journey
 * @property {string} [project] of a journey
 */

/** The counts of a step without tests. */
export const none = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] };

export const sum = (all) =>
  all.reduce(
    (total, { passed, failed, skipped, failures, flaky = [] }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
      failures: [...total.failures, ...failures],
      flaky: [...total.flaky, ...flaky],
    }),
    none,
  );

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences of colours begin with this character
const COLOUR = /\u001B\[[\d;]*m/g;
/** Enough for an assertion's values and Playwright's call log. */
const REASON_LINES = 24;

/** The first lines of an error's message, without colours and stack. */
export function summarize(message = '') {
  const lines = message
    .replace(COLOUR, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('at '));
  return lines.slice(0, REASON_LINES).join('\n');
}

/** Counts that vitestReporter.mjs wrote. */
export const vitestCounts = (file) => read(file) ?? none;

/** Counts of Playwright's JSON report. */
export function playwrightCounts(file) {
  const report = read(file);
  if (!report) return none;
  const { expected, unexpected, skipped } = report.stats;
  const outside = (report.errors ?? []).map(({ message }) => ({
    title: 'outside of a journey',
    reason: summarize(message),
  }));
  return {
    passed: expected,
    failed: unexpected + outside.length,
    skipped,
    failures: [...listFailedSpecs(report), ...outside],
  };
}

/** specFile: the file that Playwright runs. A journey shared by several files is declared in another one */
function listFailedSpecs({ suites = [], specs = [] }, specFile) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results, projectName: project }) => {
        const result = results.find(({ status }) => status !== 'passed' && status !== 'skipped');
        const attachment = result?.attachments?.find(({ path }) => path);
        return {
          title: `${file}: ${title}`,
          reason: summarize(result?.error?.message),
          file: specFile ?? file,
          journey: title,
          project,
          ...(attachment && { folder: dirname(attachment.path) }),
        };
      }),
  );
  return [...own, ...suites.flatMap((suite) => listFailedSpecs(suite, specFile ?? suite.file))];
}

/** The lines that describe a failed test: its name, its reason and the folder with its screenshot and trace. */
export function describeFailure({ title, reason, folder }, word = 'FAILED') {
  const indent = (text) => text.replaceAll(/^/gm, '    ');
  return [
    `${word} ${title}`,
    ...(reason ? [indent(reason)] : []),
    ...(folder ? [indent(`Picture and trace: ${folder}`)] : []),
  ].join('\n');
}

export const closingLine = ({ passed, failed, skipped, flaky = [] }) =>
  [
    `${passed} passed, ${failed} failed, ${skipped} skipped`,
    ...(flaky.length > 0 ? [`${flaky.length} flaky`] : []),
  ].join(', ');
