import { statfsSync } from 'node:fs';

/**
 * Minimum free space for writes. The embedded database blocks its process permanently when its write-ahead log cannot
 * allocate a segment (16 MB), so writes stop while several segments still fit.
 */
const RESERVE_BYTES = 64 * 2 ** 20;

/** Returns the free bytes of a folder's file system. */
export type FreeSpaceProbe = (folder: string) => number;

const freeBytes: FreeSpaceProbe = (folder) => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/**
 * Returns a check of the free space of a folder. It reads the file system each time, because another program may fill
 * the disk between two requests; a read takes some microseconds. A folder that cannot be read counts as having space.
 */
export const freeSpaceProbe =
  (folder: string, probe: FreeSpaceProbe = freeBytes) =>
  (): boolean => {
    try {
      return probe(folder) >= RESERVE_BYTES;
    } catch {
      return true;
    }
  };
