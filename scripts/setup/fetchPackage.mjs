import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';

/** Downloads one package of the registry into a folder; throws unless its content is the one known. Returns the archive. */
export async function fetchPackage({ name, version, integrity }, folder) {
  mkdirSync(folder, { recursive: true });
  await run('npm', ['pack', `${name}@${version}`, '--pack-destination', folder, '--loglevel=error'], {
    show: 'on failure',
  });
  const archive = join(folder, `${name}-${version}.tgz`);
  const found = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
  if (found === integrity) return archive;
  rmSync(archive);
  throw new Error(`${name}@${version} is not the package it should be (${found}); it was deleted.`);
}
