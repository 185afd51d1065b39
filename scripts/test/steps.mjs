import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { allParts, ensureBuilt } from '../setup/builds.mjs';
import { ensureChromium } from '../setup/chromium.mjs';
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

const playwright = (project, { before = [], env = {} }) =>
  runWithReport(`test-results/${project}.json`, playwrightCounts, (report) => {
    const [command, ...args] = [...before, process.execPath, 'node_modules/@playwright/test/cli.js'];
    return run(command, [...args, 'test', `--project=${project}`], {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    });
  });

/** The steps of `npm test`, cheap ones first. Each resolves to its counts or throws. */
export const steps = [
  check('check', () => runTool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.'])),
  check('types', () => runTool('typescript/bin/tsc', ['--noEmit'])),
  check('knip', () => runTool('knip/bin/knip.js', [])),
  check('build', () => ensureBuilt(allParts)),
  check('size', () => runTool('size-limit/bin.js', [])),
  {
    name: 'unit',
    run: () =>
      runWithReport('test-results/unit.json', vitestCounts, (report) =>
        runTool('vitest/vitest.mjs', [
          'run',
          '--reporter=dot',
          '--reporter=json',
          `--outputFile.json=${report}`,
        ]),
      ),
  },
  {
    name: 'web',
    async run() {
      await ensureBuilt(allParts);
      return playwright('web', { env: { CHROMIUM_PATH: await ensureChromium() } });
    },
  },
  {
    name: 'dealer',
    async run() {
      await ensureBuilt(allParts);
      return playwright('dealer', { env: { CHROMIUM_PATH: await ensureChromium() } });
    },
  },
  {
    name: 'kiosk',
    async run() {
      await ensureBuilt(allParts);
      const folder = await ensureElectron();
      const before = await ensureDisplay(folder);
      // The desk and a shopper's phone are open in Chromium beside the kiosk.
      const env = { ELECTRON_OVERRIDE_DIST_PATH: folder, CHROMIUM_PATH: await ensureChromium() };
      return playwright('kiosk', { before, env });
    },
  },
];
