import { statfs } from 'node:fs/promises';
import { app, screen } from 'electron';

/** Bytes that all processes of the app hold. */
export const memoryBytes = (): number =>
  app.getAppMetrics().reduce((total, { memory }) => total + memory.workingSetSize * 1024, 0);

export const diskFree = (folder: string): Promise<number | null> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => null,
  );

/** True when the screen stands the other way than the device is meant to. */
export function isSideways(orientation: 'landscape' | 'portrait' | undefined): boolean {
  const { width, height } = screen.getPrimaryDisplay().size;
  return orientation !== undefined && (orientation === 'portrait') !== height > width;
}
