import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';

/** Downloads a package from the registry into a folder and returns the archive's path. Throws when its integrity hash differs. */
export async function fetchPackage({ name, version, integrity }, folder) {
  mkdirSync(folder, { recursive: true });
  await run('npm', ['pack', `${name}@${version}`, '--pack-destination', folder, '--loglevel=error'], {
    show: 'on failure',
  });
  const archive = join(folder, `${name}-${version}.tgz`);
  const actual = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
  if (actual === integrity) return archive;
  rmSync(archive);
  throw new Error(`${name}@${version} has the wrong integrity hash ${actual} and was deleted.`);
}
