import { statfsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';

/** Free bytes of the disk that contains a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** The same synchronously; it takes a few microseconds. */
export function freeBytesSync(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
