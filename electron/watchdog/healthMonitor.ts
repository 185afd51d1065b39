import type { App } from 'electron';
import type { GpuCrashes } from './gpuCrashes';
import { shouldRestart } from './memoryCeiling';
import type { RunMode } from './runHistory';

interface Options {
  app: App;
  mode: RunMode;
  /** Milliseconds after which an app in safe mode restarts. */
  safeModeMs: number;
  gpuCrashes: GpuCrashes;
  /** Bytes that all processes of the app use. */
  memoryBytes: () => number;
  memoryCeiling: number;
  quietHours: readonly [number, number];
  isVisitOpen: () => boolean;
  restart: () => void;
  report: (problem: string) => void;
}

const MEMORY_CHECK_MS = 60_000;

/** Restarts the app after repeated GPU crashes, above the memory ceiling, and at the end of safe mode. */
export function monitorHealth(options: Options): void {
  const { app, mode, gpuCrashes, memoryBytes, memoryCeiling, quietHours, isVisitOpen, restart, report } =
    options;

  app.on('child-process-gone', (_, { type, reason }) => {
    if (reason === 'clean-exit') return;
    report(`process gone: ${type}, ${reason}`);
    if (type !== 'GPU') return;
    gpuCrashes.recordCrash().then(
      (isRestartDue) => {
        if (!isRestartDue) return;
        report('the GPU process crashes too often: restarting with software rendering');
        restart();
      },
      (error: unknown) => report(`GPU: ${String(error)}`),
    );
  });

  setInterval(() => {
    const bytes = memoryBytes();
    const isDue = shouldRestart({
      bytes,
      ceiling: memoryCeiling,
      quietHours,
      hour: new Date().getHours(),
      isVisitOpen: isVisitOpen(),
    });
    if (!isDue) return;
    report(`memory at ${Math.round(bytes / 1e6)} MB: restarting`);
    restart();
  }, MEMORY_CHECK_MS);

  if (mode === 'safe') {
    report('safe mode after repeated crashes');
    setTimeout(restart, options.safeModeMs);
  }
}
