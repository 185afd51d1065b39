import { ensureToolDependencies } from '../../scripts/setup/dependencies.mjs';
import { printHelp } from '../../scripts/setup/usage.mjs';
import { subjects } from '../../tests/mutation/subjects.mjs';

printHelp(`Usage: node tools/stress/mutation.mjs [SUBJECT ...]

Changes the code of all or some subjects in small ways and expects its tests to fail. docs/mutation.md has the results.

  ${Object.keys(subjects).join('\n  ')}`);

/** Percentage of mutants that the tests of a subject must kill. */
const THRESHOLD = 85;

const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(subjects, name));
if (unknown.length > 0) {
  console.error(
    `Unknown subject: ${unknown.join(', ')}. The subjects are ${Object.keys(subjects).join(', ')}.`,
  );
  process.exit(1);
}

await ensureToolDependencies('stress');
// Imported here, because it may only just have been installed.
const { Stryker } = await import('@stryker-mutator/core');
for (const [name, { project, mutate, tests }] of Object.entries(subjects)) {
  if (names.length > 0 && !names.includes(name)) continue;
  console.log(`\n== ${name}`);
  process.env.MUTATION_PROJECT = project;
  process.env.MUTATION_TESTS = tests.join(' ');
  const results = await new Stryker({
    mutate,
    testRunner: 'vitest',
    vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
    plugins: ['@stryker-mutator/vitest-runner'],
    coverageAnalysis: 'perTest',
    ignorePatterns: ['/build', '/dist', '/docs', '/public', '/.cache', '/.data', '/test-results', '/reports'],
    // Stryker rewrites the paths of a tsconfig with TypeScript's old API, and this project has no such paths.
    tsconfigFile: 'none',
    tempDirName: '.cache/stryker',
    reporters: ['html', 'clear-text'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
    htmlReporter: { fileName: `reports/mutation/${name}.html` },
    thresholds: { high: 100, low: THRESHOLD, break: null },
    timeoutMS: 20_000,
    concurrency: 2,
    allowEmpty: false,
    logLevel: 'warn',
  }).runMutationTest();
  const killed = results.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  const counted = results.filter(
    ({ status }) => !['Ignored', 'CompileError', 'RuntimeError'].includes(status),
  );
  const percent = (100 * killed) / counted.length;
  console.log(`${name}: ${killed} of ${counted.length} mutants killed, ${percent.toFixed(1)} %`);
  if (!(percent >= THRESHOLD)) process.exitCode = 1;
}
