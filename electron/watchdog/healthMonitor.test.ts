import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { App } from 'electron';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitFor } from '../../tests/waitFor.ts';
import { GpuCrashes } from './gpuCrashes';
import { type MemoryState, monitorHealth, shouldRestart } from './healthMonitor';
import type { RunMode } from './runHistory';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'health-'));
  vi.useFakeTimers({ now: new Date(2026, 0, 1, 3), toFake: ['setInterval', 'setTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

interface ShellState {
  mode: RunMode;
  bytes: number;
  isVisitOpen: boolean;
}

/** A health monitor around a fake app. */
function startMonitor({ mode = 'normal', bytes = 0, isVisitOpen = false }: Partial<ShellState> = {}) {
  const app = new EventEmitter();
  const [restart, report] = [vi.fn(), vi.fn()];
  monitorHealth({
    app: app as unknown as App,
    mode,
    safeModeMs: 30 * 60_000,
    gpuCrashes: new GpuCrashes(join(folder, 'rendering.json'), '1.0.0'),
    memoryBytes: () => bytes,
    hour: () => new Date().getHours(),
    settings: { memoryCeiling: 1_000, quietHours: [2, 5] },
    isVisitOpen: () => isVisitOpen,
    restart,
    report,
  });
  return { app, restart, report };
}

it('restarts with software rendering when the GPU process crashed three times', async () => {
  const { app, restart, report } = startMonitor();
  app.emit('child-process-gone', {}, { type: 'GPU', reason: 'clean-exit' });
  for (let count = 0; count < 3; count++)
    app.emit('child-process-gone', {}, { type: 'GPU', reason: 'crashed' });
  await waitFor(() => expect(restart).toHaveBeenCalledTimes(1));
  expect(report).toHaveBeenCalledWith(
    'the GPU process crashes too often: restarting with software rendering',
  );
});

it('checks the memory once a minute and restarts at night, but not during a visit', () => {
  const small = startMonitor({ bytes: 900 });
  const visited = startMonitor({ bytes: 1_100, isVisitOpen: true });
  const large = startMonitor({ bytes: 1_100 });
  vi.advanceTimersByTime(60_000);
  expect([small, visited, large].map(({ restart }) => restart.mock.calls.length)).toEqual([0, 0, 1]);
});

it('leaves safe mode after half an hour', () => {
  const { restart } = startMonitor({ mode: 'safe' });
  vi.advanceTimersByTime(30 * 60_000 - 1);
  expect(restart).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(restart).toHaveBeenCalledTimes(1);
});

const memoryState: MemoryState = {
  bytes: 1_100,
  ceiling: 1_000,
  hour: 3,
  quietHours: [2, 5],
  isVisitOpen: false,
};

it('restarts in the quiet hours above the ceiling', () => {
  expect(shouldRestart(memoryState)).toBe(true);
  expect(shouldRestart({ ...memoryState, bytes: 1_000 })).toBe(false);
  expect(shouldRestart({ ...memoryState, hour: 11 })).toBe(false);
  expect(shouldRestart({ ...memoryState, hour: 5 })).toBe(false);
  expect(shouldRestart({ ...memoryState, hour: Number.NaN }), 'the clock was reset').toBe(false);
});

it('accepts quiet hours that span midnight', () => {
  const night = { ...memoryState, quietHours: [22, 6] as const };
  expect([21, 22, 23, 0, 5, 6].map((hour) => shouldRestart({ ...night, hour }))).toEqual([
    false,
    true,
    true,
    true,
    true,
    false,
  ]);
});

it('restarts at once far above the ceiling, but never during a visit', () => {
  expect(shouldRestart({ ...memoryState, hour: 11, bytes: 1_501 })).toBe(true);
  expect(shouldRestart({ ...memoryState, bytes: 9_000, isVisitOpen: true })).toBe(false);
});
