import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { App } from 'electron';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GpuLosses } from './gpuLosses';
import { keepHealthy } from './keepHealthy';
import type { Mode } from './runHistory';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'health-'));
  vi.useFakeTimers({ now: new Date(2026, 0, 1, 3), toFake: ['setInterval', 'setTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

interface Given {
  mode: Mode;
  bytes: number;
  isVisited: boolean;
}

/** A shell of which only its health is at work. */
function shell({ mode = 'normal', bytes = 0, isVisited = false }: Partial<Given> = {}) {
  const app = new EventEmitter();
  const [restart, report] = [vi.fn(), vi.fn()];
  keepHealthy({
    app: app as unknown as App,
    mode,
    forgivenAfterMs: 30 * 60_000,
    gpu: new GpuLosses(join(folder, 'rendering.json'), '1.0.0'),
    memory: () => bytes,
    ceiling: 1_000,
    quietHours: [2, 5],
    isVisited: () => isVisited,
    restart,
    report,
  });
  return { app, restart, report };
}

it('starts anew without the graphics card when that process was lost three times', async () => {
  const { app, restart, report } = shell();
  app.emit('child-process-gone', {}, { type: 'GPU', reason: 'clean-exit' });
  for (let count = 0; count < 3; count++)
    app.emit('child-process-gone', {}, { type: 'GPU', reason: 'crashed' });
  await vi.waitFor(() => expect(restart).toHaveBeenCalledTimes(1));
  expect(report).toHaveBeenCalledWith('the graphics process is lost too often: rendering in software');
});

it('looks at its memory once a minute, and starts anew at night, not under a finger', () => {
  const calm = shell({ bytes: 900 });
  const visited = shell({ bytes: 1_100, isVisited: true });
  const grown = shell({ bytes: 1_100 });
  vi.advanceTimersByTime(60_000);
  expect([calm, visited, grown].map(({ restart }) => restart.mock.calls.length)).toEqual([0, 0, 1]);
});

it('leaves safe mode by itself after half an hour', () => {
  const { restart } = shell({ mode: 'safe' });
  vi.advanceTimersByTime(30 * 60_000 - 1);
  expect(restart).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(restart).toHaveBeenCalledTimes(1);
});
