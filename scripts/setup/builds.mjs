import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  buildCompressed,
  buildDesk,
  buildElectron,
  buildServer,
  buildServerEntry,
  buildWeb,
} from './buildSteps.mjs';
import { root } from './run.mjs';

/** Media files and tests are not inputs of a build. */
const isSource = (file) => !/\.test\.tsx?$|demo.media/.test(file);
const shared = ['package-lock.json', 'tsconfig.json'];
const app = [
  ...shared,
  'src',
  'contract',
  'locales',
  'public',
  'index.html',
  'vite.config.ts',
  'scripts/web',
  'package.json',
];

const desk = [
  'src/desk',
  'src/api',
  'src/ui',
  'src/lib',
  'src/browser',
  'contract',
  'locales',
  ...shared,
  'scripts/web',
];

/** The parts of dist/, each with its build function and inputs. isLast: derived from the others */
const parts = {
  web: { build: buildWeb, inputs: app },
  desk: { build: buildDesk, inputs: desk },
  'server-entry': { build: buildServerEntry, inputs: app },
  server: { build: buildServer, inputs: [...shared, 'server', 'demo', 'contract', 'docs/openapi.json'] },
  electron: {
    build: buildElectron,
    inputs: [...shared, 'electron', 'src/platform', 'server/files', 'contract'],
  },
  compressed: { build: buildCompressed, inputs: [...app, ...desk], isLast: true },
};

export const allParts = Object.keys(parts);
/** The parts that the server needs. */
export const serverParts = ['web', 'desk', 'server-entry', 'server', 'compressed'];

const filesOf = (path) =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name));

/** Cached hashes of files and folders that are inputs of several parts. */
const fingerprints = new Map();

/** A hash of the names and contents of the sources in a file or folder. */
function fingerprintOf(path) {
  const hash = createHash('sha256').update(path);
  if (existsSync(join(root, path)))
    for (const file of filesOf(join(root, path)).filter(isSource).sort())
      hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

/** A hash of all inputs of a part. */
function fingerprint(name) {
  const hash = createHash('sha256').update(process.version.split('.')[0]);
  for (const path of [...parts[name].inputs, 'scripts/setup/buildSteps.mjs']) {
    if (!fingerprints.has(path)) fingerprints.set(path, fingerprintOf(path));
    hash.update(fingerprints.get(path));
  }
  return hash.digest('hex');
}

/** True if the last successful build, recorded in `stampFile`, had the same inputs. */
const isFresh = (stampFile, inputHash) => {
  const file = join(root, stampFile);
  return existsSync(file) && readFileSync(file, 'utf8') === inputHash;
};

const stampFileOf = (name) => `dist/.${name}.stamp`;

function writeStamp(stampFile, inputHash) {
  const file = join(root, stampFile);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, inputHash);
}

async function build(name, inputHash) {
  const started = performance.now();
  await parts[name].build();
  writeStamp(stampFileOf(name), inputHash);
  console.log(`Built ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

/** Builds the parts whose inputs have changed since their last build, in parallel. force: builds all of them */
export async function ensureBuilt(names, { force = false } = {}) {
  const outdated = names
    .map((name) => [name, fingerprint(name)])
    .filter(([name, inputHash]) => force || !isFresh(stampFileOf(name), inputHash));
  if (outdated.length === 0) return;
  const hint = outdated.some(([name]) => name === 'web') ? ' (up to a minute)' : '';
  console.log(`Building ${outdated.map(([name]) => name).join(', ')}${hint} ...`);
  for (const isLast of [false, true])
    await Promise.all(
      outdated
        .filter(([name]) => Boolean(parts[name].isLast) === isLast)
        .map(([name, inputHash]) => build(name, inputHash)),
    );
}
