import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/run.mjs';
import { none } from './counts.mjs';

/** A run with more flaky tests than this fails. */
const MAX_FLAKY = 3;
/** With more failed files than this something is broken, and a second run only costs time. */
const MAX_RERUNS = 10;

/** The failures of each unit file or journey. */
function groupByFile(failures) {
  const groups = new Map();
  for (const failure of failures) {
    const { project, file, journey, title } = failure;
    const key = file ? [project, file, journey].join(':') : title;
    groups.set(key, [...(groups.get(key) ?? []), failure]);
  }
  return groups;
}

async function runAgain(failure, rerun) {
  console.log(`== once more, alone: ${failure.title}`);
  return rerun(failure).catch((error) => {
    console.error(error.message);
    return none;
  });
}

/**
 * Runs each unit file or journey with a failure once more, alone. What passes then is flaky and leaves the failures; what is broken
 * fails both times.
 * @param {import('./counts.mjs').Counts} counts of a step
 * @param {(failure: import('./counts.mjs').Failure) => Promise<import('./counts.mjs').Counts>} [rerun] runs the failure's file or journey
 * @returns {Promise<import('./counts.mjs').Counts & { flaky: import('./counts.mjs').Failure[] }>}
 */
export async function rerunFailures(counts, rerun) {
  const groups = groupByFile(counts.failures);
  const flaky = [];
  const failures = [];
  for (const group of groups.values()) {
    const [first] = group;
    const again = first.file && rerun && groups.size <= MAX_RERUNS ? await runAgain(first, rerun) : none;
    if (again.passed > 0 && again.failed === 0) flaky.push(first);
    else failures.push(...group);
  }
  const recovered = counts.failures.length - failures.length;
  return { ...counts, passed: counts.passed + recovered, failed: counts.failed - recovered, failures, flaky };
}

/** Writes the flaky tests of this run to test-results/flaky.json. machine: the line that describes it */
export function writeFlaky(machine, flaky) {
  const folder = join(root, 'test-results');
  mkdirSync(folder, { recursive: true });
  const tests = flaky.map(({ title, reason }) => ({ title, reason }));
  writeFileSync(join(folder, 'flaky.json'), `${JSON.stringify({ machine, tests }, null, 2)}\n`);
}

/**
 * True if nothing failed, something passed, and few tests were flaky.
 * strict: a flaky test counts as failed
 */
export const isGreen = ({ passed, failed, flaky }, { strict }) =>
  passed > 0 && failed === 0 && flaky.length <= (strict ? 0 : MAX_FLAKY);
