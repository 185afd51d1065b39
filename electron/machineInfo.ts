import { statfs } from 'node:fs/promises';
import { app, screen } from 'electron';
import { hasSwappedAxes, type Rotation } from './rotation';

/** Bytes of memory that all processes of the app use. */
export const memoryBytes = (): number =>
  app.getAppMetrics().reduce((total, { memory }) => total + memory.workingSetSize * 1024, 0);

/** Free bytes and size of the disk that contains this folder; null if the operating system reports none. */
export const diskSpace = (folder: string): Promise<{ free: number | null; total: number | null }> =>
  statfs(folder).then(
    ({ bavail, blocks, bsize }) => ({ free: bavail * bsize, total: blocks * bsize }),
    () => ({ free: null, total: null }),
  );

/** True when the picture is in portrait on a landscape device, or vice versa. undefined: no device is registered */
export function isSideways(orientation: 'landscape' | 'portrait' | undefined, rotation: Rotation): boolean {
  const { width, height } = screen.getPrimaryDisplay().size;
  const isUpright = height > width !== hasSwappedAxes(rotation);
  return orientation !== undefined && (orientation === 'portrait') !== isUpright;
}
