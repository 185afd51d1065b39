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

/**
 * Runs the journeys of Playwright projects at once: those of a kiosk mostly wait, those of a shop need the processor. The desk and a
 * shopper's phone are open in Chromium beside a kiosk.
 */
const journeys = (projects) => ({
  name: 'journeys',
  async run() {
    await ensureBuilt(allParts);
    const env = { CHROMIUM_PATH: await ensureChromium() };
    const command = [process.execPath, 'node_modules/@playwright/test/cli.js', 'test'];
    if (projects.includes('kiosk')) {
      env.ELECTRON_OVERRIDE_DIST_PATH = await ensureElectron();
      command.unshift(...(await ensureDisplay(env.ELECTRON_OVERRIDE_DIST_PATH)));
    }
    return runWithReport('test-results/journeys.json', playwrightCounts, (report) => {
      const [program, ...args] = [...command, ...projects.map((project) => `--project=${project}`)];
      return run(program, args, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } });
    });
  },
});

/** The steps before the journeys, cheap ones first. Each resolves to its counts or throws. */
const checks = [
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
];

const projects = ['web', 'dealer', 'kiosk'];

/** What `npm test -- NAME` accepts. */
export const names = [...checks.map(({ name }) => name), ...projects];

/** The steps of `npm test`, or only those with the given names. */
export function stepsOf(requested) {
  const isRequested = (name) => requested.length === 0 || requested.includes(name);
  const own = projects.filter(isRequested);
  return [...checks.filter(({ name }) => isRequested(name)), ...(own.length > 0 ? [journeys(own)] : [])];
}
