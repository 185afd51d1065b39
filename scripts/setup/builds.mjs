import { buildElectron, buildServer, buildServerEntry, buildWeb } from './buildSteps.mjs';
import { fingerprint, isFresh, writeStamp } from './stamp.mjs';

/** Media files and tests are no inputs of a build. */
const isSource = (file) => !/\.test\.tsx?$|demo.media/.test(file);
const shared = ['package-lock.json', 'tsconfig.json'];
const app = [
  ...shared,
  'src',
  'locales',
  'public',
  'index.html',
  'vite.config.ts',
  'scripts/web',
  'package.json',
];

/** The parts of dist/, each with its build function and inputs. */
const parts = {
  web: { build: buildWeb, inputs: app },
  'server-entry': { build: buildServerEntry, inputs: app },
  server: { build: buildServer, inputs: [...shared, 'server', 'demo', 'contract'] },
  electron: { build: buildElectron, inputs: [...shared, 'electron', 'src/platform', 'contract'] },
};

export const allParts = Object.keys(parts);
/** The parts that `npm start` needs. */
export const serverParts = ['web', 'server-entry', 'server'];

/** Builds the parts whose inputs changed since their last build. force: builds all of them. */
export async function ensureBuilt(names, { force = false } = {}) {
  for (const name of names) {
    const { build, inputs } = parts[name];
    const print = fingerprint([...inputs, 'scripts/setup/buildSteps.mjs'], isSource);
    const stampFile = `dist/.${name}.stamp`;
    if (!force && isFresh(stampFile, print)) continue;
    const started = performance.now();
    process.stdout.write(`Building ${name} ... `);
    await build();
    writeStamp(stampFile, print);
    console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
}
