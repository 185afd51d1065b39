import { randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

const DAY_MS = 24 * 3_600_000;
/** A tab opened before a release needs the old files until it is closed or updated. */
const KEPT_MS = 30 * DAY_MS;

/** Source maps, and files that the build is still compressing. */
const isOther = (name: string) => /\.map(\.(br|gz))?$|\.part$/.test(name);

const sizeOf = async (file: string) => (await stat(file)).size;

async function copyAtomically(from: string, to: string): Promise<void> {
  const part = `${to}.${randomUUID()}.part`;
  try {
    await copyFile(from, part);
    await rename(part, to);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/**
 * A hard link to a file, or a copy if the file system or mount does not support links. An existing file of another size is incomplete: an
 * earlier process ended while it copied, or the disk was full.
 */
const keep = (from: string, to: string) =>
  link(from, to).catch(async (error: NodeJS.ErrnoException) => {
    const isComplete = error.code === 'EEXIST' && (await sizeOf(from)) === (await sizeOf(to));
    if (!isComplete) await copyAtomically(from, to);
  });

/**
 * Copies the hashed files of this build next to those of earlier ones, because a release replaces the build folder. Deletes files that no
 * build of the last 30 days contained. Rejects when the folder can't be written.
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
