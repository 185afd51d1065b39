import { copyFile, link, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

const DAY_MS = 24 * 3_600_000;
/** A tab that was opened before a release needs its own files until it is closed or updated. */
const KEPT_MS = 30 * DAY_MS;

/** Source maps, and what the build is still compressing. */
const isOther = (name: string) => /\.map(\.(br|gz))?$|\.part$/.test(name);

/** A second name of a file; a copy where the file system or a mount has no links. */
const keep = (from: string, to: string) =>
  link(from, to).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') await copyFile(from, to);
  });

/**
 * Keeps the hashed files of this build beside those of earlier ones, because a release replaces the folder of the build.
 * Files that no build of the last 30 days contained are deleted. Rejects when the folder can't be written.
 */
export async function keepAssets(buildFolder: string, folder: string, now = Date.now()): Promise<void> {
  await mkdir(folder, { recursive: true });
  const names = (await readdir(buildFolder)).filter((name) => !isOther(name));
  const time = new Date(now);
  for (const name of names) {
    await keep(join(buildFolder, name), join(folder, name));
    await utimes(join(folder, name), time, time);
  }
  const current = new Set(names);
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    if (!current.has(name) && now - (await stat(file)).mtimeMs > KEPT_MS) await rm(file, { force: true });
  }
}
