import type { App } from 'electron';
import { isWithinHours } from '../../contract/kioskSettings';
import type { GpuCrashes } from './gpuCrashes';
import type { RunMode } from './runHistory';

export interface MemoryState {
  /** Memory of all processes of the app, in bytes. */
  bytes: number;
  ceiling: number;
  /** 0 to 23, at the device's location; NaN while it is unknown. */
  hour: number;
  /** The hours [from, to) during which the showroom is closed; they may span midnight. */
  quietHours: readonly [number, number];
  isVisitOpen: boolean;
}

/** Above this multiple of the ceiling, the restart does not wait for the quiet hours, because the machine would start to swap. */
const URGENT_FACTOR = 1.5;

/** True when the app must restart to free memory. Never true during a visit. */
export function shouldRestart({ bytes, ceiling, hour, quietHours, isVisitOpen }: MemoryState): boolean {
  if (isVisitOpen || bytes <= ceiling) return false;
  return bytes > ceiling * URGENT_FACTOR || isWithinHours(hour, quietHours);
}

interface Options {
  app: App;
  mode: RunMode;
  /** Milliseconds after which an app in safe mode restarts. */
  safeModeMs: number;
  gpuCrashes: GpuCrashes;
  /** 0 to 23, at the device's location; NaN while it is unknown. */
  hour: () => number;
  /** Memory of all processes of the app, in bytes. */
  memoryBytes: () => number;
  /** Read at each check, because staff may change them. */
  settings: { readonly memoryCeiling: number; readonly quietHours: readonly [number, number] };
  isVisitOpen: () => boolean;
  restart: () => void;
  report: (problem: string) => void;
}

const MEMORY_CHECK_MS = 60_000;

/** Restarts the app after repeated GPU crashes, above the memory ceiling, and at the end of safe mode. */
export function monitorHealth(options: Options): void {
  const { app, mode, gpuCrashes, memoryBytes, settings, isVisitOpen, restart, report } = options;

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
      ceiling: settings.memoryCeiling,
      quietHours: settings.quietHours,
      hour: options.hour(),
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
