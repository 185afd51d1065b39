import { statfs } from 'node:fs/promises';
import { app, screen } from 'electron';
import { isAcross, type Turn } from './turn';

/** Bytes that all processes of the app hold. */
export const memoryBytes = (): number =>
  app.getAppMetrics().reduce((total, { memory }) => total + memory.workingSetSize * 1024, 0);

export const diskFree = (folder: string): Promise<number | null> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => null,
  );

/** True when the picture stands the other way than the device is meant to. */
export function isSideways(orientation: 'landscape' | 'portrait' | undefined, turned: Turn): boolean {
  const { width, height } = screen.getPrimaryDisplay().size;
  const isUpright = height > width !== isAcross(turned);
  return orientation !== undefined && (orientation === 'portrait') !== isUpright;
}
