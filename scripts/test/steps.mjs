import { basename } from 'node:path';
import { allParts, ensureBuilt } from '../setup/builds.mjs';
import { ensureChromium, ensureHeadlessShell } from '../setup/chromium.mjs';
import { ensureDisplay } from '../setup/display.mjs';
import { ensureElectron } from '../setup/electron.mjs';
import { run, runTool } from '../setup/run.mjs';
import { none, playwrightCounts } from './counts.mjs';
import { runVitest, runWithReport } from './reports.mjs';

const onePassed = { ...none, passed: 1 };

/** A step with a single check: it counts as one passed test, or throws. */
const check = (name, work) => ({
  name,
  async run() {
    await work();
    return onePassed;
  },
});

/** By which the kiosk's journeys and the browsers' share the data that the first of them seeds (tests/web/seed.setup.ts). */
const testRun = `${process.pid} ${Date.now()}`;
let reruns = 0;
const escapePattern = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * A step that runs journeys, with the parallelism of playwright.config.ts: those tagged @core, or with `all` every one.
 * prepare: resolves to the command prefix for Playwright, and the environment; it gets the options of the run
 */
const journeys = (name, projects, prepare) => ({
  name,
  run: async (options) =>
    runJourneys(
      projects.join('-'),
      [...projects.map((project) => `--project=${project}`), ...(options.all ? [] : ['--grep=@core'])],
      await prepare(options),
    ),
  rerun: async ({ project, file, journey }, options) => {
    reruns += 1;
    return runJourneys(
      `${basename(file)}-again-${reruns}`,
      [`--project=${project}`, '--no-deps', '--workers=1', `--grep=${escapePattern(journey)}`, file],
      await prepare(options),
    );
  },
});

const browserJourneys = (projects) =>
  journeys('journeys', projects, async () => ({
    prefix: [],
    env: { CHROMIUM_SHELL_PATH: await ensureHeadlessShell(), CHROMIUM_PATH: await ensureChromium() },
  }));

/**
 * Journeys in Electron, without other browsers in parallel, because the desk and a shopper's phone are open in Chromium next to the kiosk.
 */
const kioskJourneys = journeys('kiosk', ['kiosk'], async ({ all }) => {
  const electron = await ensureElectron();
  return {
    prefix: await ensureDisplay(electron, all ? 'uhd' : 'fullHd'),
    env: {
      ELECTRON_OVERRIDE_DIST_PATH: electron,
      CHROMIUM_SHELL_PATH: await ensureHeadlessShell(),
      CHROMIUM_PATH: await ensureChromium(),
    },
  };
});

/** The servers of journeys end before compiling the database to faster code, a third of the time of their start, would pay off. */
const serverEnv = { SERVER_NODE_ARGUMENTS: '--liftoff-only' };

/** Runs Playwright. Screenshots and traces of failed journeys are in test-results/failures/{name}. */
function runJourneys(name, options, { prefix, env }) {
  return runWithReport(`test-results/${name}.json`, playwrightCounts, (report) => {
    const [program, ...args] = [
      ...prefix,
      process.execPath,
      'node_modules/@playwright/test/cli.js',
      'test',
      ...options,
      `--output=test-results/failures/${name}`,
    ];
    return run(program, args, {
      env: { ...env, ...serverEnv, TEST_RUN: testRun, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    });
  });
}

/** A tool whose output is only shown if it fails, because another one runs in parallel. */
const quietly = (tool, args, folder) => () => runTool(tool, args, { show: 'on failure', folder });
const toolsFolder = 'tools/node_modules';

/** Without it, long unit tests run in a short form (tests/wholeForm.ts). */
const wholeForms = { WHOLE_FORMS: '1' };

/** Unit tests that take seconds and fail rarely: only test:all runs them. */
const unitOfAll = [
  'scripts/test/vitestReporter.test.ts',
  'server/backend/database/orderSearch.test.ts',
  'tests/newEndpoint.test.ts',
  'tests/oldBrowser.test.ts',
  'tests/payments/model.test.ts',
  'tests/server/fuzz/**',
  'tests/server/pagesWhileSelling.test.ts',
  'tests/server/phpHabits.test.ts',
  'tests/server/varnish.test.ts',
  'tests/usage.test.ts',
  'tools/bench/**',
  'tools/studio/**',
];

/** Runs projects of vitest.config.ts. */
const vitest = (name, projects, options) => ({
  name,
  run: ({ all }) =>
    runVitest(
      name,
      [
        ...projects.map((project) => `--project=${project}`),
        ...(all ? [] : unitOfAll.map((file) => `--exclude=${file}`)),
      ],
      { ...options, env: all ? wholeForms : {} },
    ),
  rerun: ({ file }, { all }) => runVitest(`${basename(file)}-again`, [file], { env: all ? wholeForms : {} }),
});

/** Low priority: they use the processor while journeys in parallel are waiting. */
const unit = vitest('unit', ['dom', 'app', 'server'], { niceness: 10 });

/** Checks of the sources in two lanes of about equal duration; the second one runs after the build. */
const sourceChecks = [
  // Each further checker repeats a part of the work: the default of four takes 80 s of processor time, one 32 s.
  [check('types', quietly('typescript/bin/tsc', ['--noEmit', '--checkers', '1']))],
  [
    check('check', quietly('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.'], toolsFolder)),
    check('knip', quietly('knip/bin/knip.js', [], toolsFolder)),
    vitest('lint', ['lint']),
  ],
];
/** Required by all other steps, including unit tests that start the built server. */
const build = check('build', () => ensureBuilt(allParts));
const size = check('size', quietly('size-limit/bin.js', []));
const browserProjects = ['web', 'browser', 'dealer'];

/** The names that `npm test -- NAME` accepts. */
export const names = [build, size, ...sourceChecks.flat(), unit, kioskJourneys]
  .map(({ name }) => name)
  .concat(browserProjects);

/**
 * The steps of `npm test`, or only those with the given names plus the build that they need, as consecutive stages. A stage is a list of
 * parallel lanes; a lane is a list of consecutive steps. all: whole forms and all journeys, one after another, which takes no longer and
 * avoids that tests compete for the processor
 */
export function stagesOf(requested, { all }) {
  const isRequested = (name) => requested.length === 0 || requested.includes(name);
  const select = (steps) => steps.filter(({ name }) => isRequested(name));
  const [checks, checksAfterBuild] = sourceChecks.map(select);
  const needsBuild = requested.length === 0 || requested.length > checks.length + checksAfterBuild.length;
  const projects = browserProjects.filter(isRequested);
  const journeySteps = [
    ...select([kioskJourneys]),
    ...(projects.length > 0 ? [browserJourneys(projects)] : []),
  ];
  const lanes = [select([unit]), journeySteps];
  return [
    [checks, [...(needsBuild ? [build, ...select([size])] : []), ...checksAfterBuild]],
    ...(all ? [[lanes.flat()]] : [lanes]),
  ];
}
