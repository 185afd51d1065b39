import { statfsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';

/** Bytes that are free on the disk of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** The same at once: reading it takes some microseconds. */
export function freeBytesSync(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
