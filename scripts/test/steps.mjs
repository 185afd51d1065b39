import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { allParts, ensureBuilt } from '../setup/builds.mjs';
import { ensureChromium, ensureHeadlessShell } from '../setup/chromium.mjs';
import { ensureDisplay } from '../setup/display.mjs';
import { ensureElectron } from '../setup/electron.mjs';
import { root, run, runTool } from '../setup/run.mjs';
import { none, playwrightCounts, vitestCounts } from './counts.mjs';

const onePassed = { ...none, passed: 1 };

/** A step with one check: it counts as one passed test or throws. */
const check = (name, work) => ({
  name,
  async run() {
    await work();
    return onePassed;
  },
});

/** Runs a test program that writes a report, and counts the tests in the report. */
async function runWithReport(file, count, program) {
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

/** Journeys in browsers: one worker for each core. */
const browserJourneys = (projects) => ({
  name: 'journeys',
  async run() {
    await ensureBuilt(allParts);
    return runJourneys(projects, [], {
      CHROMIUM_SHELL_PATH: await ensureHeadlessShell(),
      CHROMIUM_PATH: await ensureChromium(),
      JOURNEY_WORKERS: String(Math.min(availableParallelism(), 4)),
    });
  },
});

/** Journeys in Electron, with nothing beside them: the desk and a shopper's phone are open in Chromium next to the kiosk. */
const kioskJourneys = {
  name: 'kiosk',
  async run() {
    await ensureBuilt(allParts);
    const electron = await ensureElectron();
    return runJourneys(['kiosk'], await ensureDisplay(electron), {
      ELECTRON_OVERRIDE_DIST_PATH: electron,
      CHROMIUM_SHELL_PATH: await ensureHeadlessShell(),
      CHROMIUM_PATH: await ensureChromium(),
    });
  },
};

/** Where the pictures and traces of failed journeys are. */
const failuresFolder = 'test-results/failures';

function runJourneys(projects, prefix, env) {
  return runWithReport(`test-results/${projects.join('-')}.json`, playwrightCounts, (report) => {
    const [program, ...args] = [
      ...prefix,
      process.execPath,
      'node_modules/@playwright/test/cli.js',
      'test',
      ...projects.map((project) => `--project=${project}`),
      `--output=${failuresFolder}/${projects.join('-')}`,
    ];
    return run(program, args, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } });
  });
}

/** A tool whose output is shown only when it fails, because another one runs beside it. */
const quietly = (tool, args) => () => runTool(tool, args, { show: 'on failure' });

/** Runs projects of vitest.config.ts. */
const vitest = (name, projects) => ({
  name,
  run: () =>
    runWithReport(`test-results/${name}.json`, vitestCounts, (report) =>
      runTool('vitest/vitest.mjs', [
        'run',
        ...projects.map((project) => `--project=${project}`),
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ]),
    ),
});

const unitTests = vitest('unit', ['dom', 'app', 'server', 'node']);
/** Some unit tests start the built server, and two of them must not build at once. */
const unit = {
  ...unitTests,
  async run() {
    await ensureBuilt(allParts);
    return unitTests.run();
  },
};

/** The checks run in two lanes at once: one builds, the other reads the sources. */
const lanes = [
  [check('build', () => ensureBuilt(allParts)), check('size', quietly('size-limit/bin.js', []))],
  [
    check('check', quietly('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.'])),
    check('types', quietly('typescript/bin/tsc', ['--noEmit'])),
    check('knip', quietly('knip/bin/knip.js', [])),
    vitest('lint', ['lint']),
  ],
];
const browserProjects = ['web', 'browser', 'dealer'];

/** What `npm test -- NAME` accepts. */
export const names = [...lanes.flat(), unit, kioskJourneys].map(({ name }) => name).concat(browserProjects);

/**
 * The steps of `npm test`, or only those with the given names, as stages that follow each other. A stage is a list of lanes that run at
 * once, a lane a list of steps that follow each other.
 */
export function stagesOf(requested) {
  const isRequested = (name) => requested.length === 0 || requested.includes(name);
  const projects = browserProjects.filter(isRequested);
  const select = (steps) => steps.filter(({ name }) => isRequested(name));
  return [
    lanes.map(select),
    [select([unit])],
    [projects.length > 0 ? [browserJourneys(projects)] : []],
    [select([kioskJourneys])],
  ];
}
