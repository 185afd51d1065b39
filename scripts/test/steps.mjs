import { basename } from 'node:path';
import { allParts, ensureBuilt } from '../setup/builds.mjs';
import { ensureChromium, ensureHeadlessShell } from '../setup/chromium.mjs';
import { ensureDisplay } from '../setup/display.mjs';
import { ensureElectron } from '../setup/electron.mjs';
import { run, runTool } from '../setup/run.mjs';
import { none, playwrightCounts } from './counts.mjs';
import { runVitest, runWithReport } from './reports.mjs';

const onePassed = { ...none, passed: 1 };

/** A step with one check: it counts as one passed test or throws. */
const check = (name, work) => ({
  name,
  async run() {
    await work();
    return onePassed;
  },
});

let reruns = 0;
const escapePattern = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * A step that runs journeys, as many at once as playwright.config.ts says: those tagged @core, or with `all` every one.
 * prepare: resolves to the command that Playwright runs under, and the environment.
 */
const journeys = (name, projects, prepare) => ({
  name,
  run: async ({ all }) =>
    runJourneys(
      projects.join('-'),
      [...projects.map((project) => `--project=${project}`), ...(all ? [] : ['--grep=@core'])],
      await prepare(),
    ),
  rerun: async ({ project, file, journey }) => {
    reruns += 1;
    return runJourneys(
      `${basename(file)}-again-${reruns}`,
      [`--project=${project}`, '--no-deps', '--workers=1', `--grep=${escapePattern(journey)}`, file],
      await prepare(),
    );
  },
});

const browserJourneys = (projects) =>
  journeys('journeys', projects, async () => ({
    prefix: [],
    env: { CHROMIUM_SHELL_PATH: await ensureHeadlessShell(), CHROMIUM_PATH: await ensureChromium() },
  }));

/** Journeys in Electron, with no other browser beside them: the desk and a shopper's phone are open in Chromium next to the kiosk. */
const kioskJourneys = journeys('kiosk', ['kiosk'], async () => {
  const electron = await ensureElectron();
  return {
    prefix: await ensureDisplay(electron),
    env: {
      ELECTRON_OVERRIDE_DIST_PATH: electron,
      CHROMIUM_SHELL_PATH: await ensureHeadlessShell(),
      CHROMIUM_PATH: await ensureChromium(),
    },
  };
});

/** Runs Playwright; the pictures and traces of failed journeys are in test-results/failures/{name}. */
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
    return run(program, args, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } });
  });
}

/** A tool whose output is shown only when it fails, because another one runs beside it. */
const quietly = (tool, args, folder) => () => runTool(tool, args, { show: 'on failure', folder });
const toolsFolder = 'tools/node_modules';

/** Unit tests that take long run in a short form without it (tests/wholeForm.ts). */
const wholeForms = { WHOLE_FORMS: '1' };

/** Runs projects of vitest.config.ts. */
const vitest = (name, projects, options) => ({
  name,
  run: ({ all }) =>
    runVitest(
      name,
      projects.map((project) => `--project=${project}`),
      { ...options, env: all ? wholeForms : {} },
    ),
  rerun: ({ file }, { all }) => runVitest(`${basename(file)}-again`, [file], { env: all ? wholeForms : {} }),
});

/** They compute while the journeys beside them wait, and leave them the processor whenever they have work. */
const unit = vitest('unit', ['dom', 'app', 'server'], { niceness: 10 });

/** Checks of the sources in two lanes that take about as long as each other, the second one after the build. */
const sourceChecks = [
  [
    check('check', quietly('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.'], toolsFolder)),
    check('types', quietly('typescript/bin/tsc', ['--noEmit'])),
  ],
  [check('knip', quietly('knip/bin/knip.js', [], toolsFolder)), vitest('lint', ['lint'])],
];
/** All other steps need it, some unit tests too: they start the built server. */
const build = check('build', () => ensureBuilt(allParts));
const size = check('size', quietly('size-limit/bin.js', []));
const browserProjects = ['web', 'browser', 'dealer'];

/** What `npm test -- NAME` accepts. */
export const names = [build, size, ...sourceChecks.flat(), unit, kioskJourneys]
  .map(({ name }) => name)
  .concat(browserProjects);

/**
 * The steps of `npm test`, or only those with the given names and the build that they need, as stages that follow each other. A stage
 * is a list of lanes that run at once, a lane a list of steps that follow each other. all: whole forms and all journeys, which
 * one after the other take no longer, and no test waits for a processor that two others use
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
