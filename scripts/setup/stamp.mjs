import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.mjs';

const filesOf = (path) =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name));

/** A hash of the names and contents of files and folders. include: selects the files that count. */
export function fingerprint(paths, include = () => true) {
  const hash = createHash('sha256').update(process.version.split('.')[0]);
  for (const path of paths.map((name) => join(root, name)).filter(existsSync)) {
    for (const file of filesOf(path).filter(include).sort())
      hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** True when the last successful build, recorded in `stampFile`, had the same inputs. */
export const isFresh = (stampFile, print) => {
  const file = join(root, stampFile);
  return existsSync(file) && readFileSync(file, 'utf8') === print;
};

export function writeStamp(stampFile, print) {
  const file = join(root, stampFile);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, print);
}
