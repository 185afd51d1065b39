import type { App } from 'electron';
import type { GpuLosses } from './gpuLosses';
import { mustRestart } from './memoryCeiling';
import type { Mode } from './runHistory';

interface Parts {
  app: App;
  mode: Mode;
  /** Milliseconds after which safe mode may try an ordinary start. */
  forgivenAfterMs: number;
  gpu: GpuLosses;
  memory: () => number;
  ceiling: number;
  quietHours: readonly [number, number];
  isVisited: () => boolean;
  /** Ends this run as it should and starts another. */
  restart: () => void;
  report: (problem: string) => void;
}

const MEMORY_CHECK_MS = 60_000;

/** What the shell does for its own health while nobody looks. */
export function keepHealthy(parts: Parts): void {
  const { app, mode, gpu, memory, ceiling, quietHours, isVisited, restart, report } = parts;

  app.on('child-process-gone', (_, { type, reason }) => {
    if (reason === 'clean-exit') return;
    report(`process gone: ${type}, ${reason}`);
    if (type !== 'GPU') return;
    gpu.lost().then(
      (isTooMuch) => {
        if (!isTooMuch) return;
        report('the graphics process is lost too often: rendering in software');
        restart();
      },
      (error: unknown) => report(`graphics: ${String(error)}`),
    );
  });

  setInterval(() => {
    const bytes = memory();
    const isDue = mustRestart({
      bytes,
      ceiling,
      quietHours,
      hour: new Date().getHours(),
      isVisited: isVisited(),
    });
    if (!isDue) return;
    report(`memory at ${Math.round(bytes / 1e6)} MB: starting anew`);
    restart();
  }, MEMORY_CHECK_MS);

  if (mode === 'safe') {
    report('safe mode after repeated faults');
    setTimeout(restart, parts.forgivenAfterMs);
  }
}
