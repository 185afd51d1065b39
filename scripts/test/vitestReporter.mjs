import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { root } from '../setup/run.mjs';
import { summarize } from './counts.mjs';

/** All failures in a module: of its tests, its hooks, and its loading. */
function* listErrors(module) {
  for (const error of module.errors()) yield ['not loaded', error];
  for (const suite of module.children.allSuites())
    for (const error of suite.errors()) yield [suite.fullName, error];
  for (const test of module.children.allTests('failed')) yield [test.fullName, test.result().errors?.[0]];
}

const fileOf = (path) => relative(root, path).replaceAll('\\', '/');

const toFailure = (file, title, error) => ({
  title: `${file}: ${title}`,
  reason: summarize([error?.message, error?.diff].filter(Boolean).join('\n')),
  file,
});

/**
 * Vitest reporter that writes the Counts of a run (counts.mjs) to the file TEST_REPORT. Unlike Vitest's JSON reporter, it includes the file
 * of an unhandled error, and the message of a test that timed out.
 */
export default class CountsReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state) => tests.filter((test) => test.result().state === state).length;
    const failures = [
      ...modules.flatMap((module) =>
        [...listErrors(module)].map(([title, error]) => toFailure(fileOf(module.moduleId), title, error)),
      ),
      ...unhandledErrors.map((error) =>
        error.VITEST_TEST_PATH
          ? toFailure(fileOf(error.VITEST_TEST_PATH), 'unhandled error', error)
          : { title: 'unhandled error', reason: summarize(error.message) },
      ),
    ];
    const file = process.env.TEST_REPORT;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      JSON.stringify({
        passed: count('passed'),
        failed: failures.length,
        skipped: count('skipped'),
        failures,
      }),
    );
  }
}
