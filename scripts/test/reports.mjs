import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, runTool } from '../setup/run.mjs';
import { vitestCounts } from './counts.mjs';

/** Runs a test program that writes a report, and counts the tests in the report. */
export async function runWithReport(file, count, program) {
  const report = join(root, file);
  rmSync(report, { force: true });
  const error = await program(report).then(
    () => null,
    (reason) => reason,
  );
  const counts = count(report);
  // A program that crashed before or after its tests must not count as passed.
  if (error && counts.failed === 0) throw error;
  return counts;
}

/**
 * Runs Vitest with arguments, and counts its tests.
 * @param {string} name of its report
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, show?: 'always' | 'never', niceness?: number }} [options] of runTool
 * @returns {Promise<import('./counts.mjs').Counts>}
 */
export const runVitest = (name, args, { env = {}, ...options } = {}) =>
  runWithReport(`test-results/${name}.json`, vitestCounts, (report) =>
    runTool(
      'vitest/vitest.mjs',
      ['run', ...args, '--reporter=default', '--reporter=./scripts/test/vitestReporter.mjs'],
      { ...options, env: { ...env, TEST_REPORT: report } },
    ),
  );
