import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchFolder } from './watchFolder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(join(folder, 'pages'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const fast = { interval: 5, waitAfterFailure: 5 };
const called = (load: ReturnType<typeof vi.fn>, times: number) =>
  vi.waitFor(() => expect(load.mock.calls.length).toBeGreaterThanOrEqual(times), {
    timeout: 30_000,
    interval: 5,
  });

it('repeats a load that failed until it succeeds', async () => {
  let isDown = true;
  const load = vi.fn(async () => {
    if (isDown) throw new Error('The database is stopped.');
  });
  const stop = watchFolder(folder, load, fast);
  await called(load, 3);
  isDown = false;
  const calls = load.mock.calls.length;
  await called(load, calls + 1);
  writeFileSync(join(folder, 'pages/a.html'), 'x');
  await called(load, calls + 2);
  await stop();
});

it('never loads twice at a time, and waits for the running load when it stops', async () => {
  let running = 0;
  let most = 0;
  let finish = () => {};
  const load = vi.fn(async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    running -= 1;
  });
  const stop = watchFolder(folder, load, fast);
  await called(load, 1);
  writeFileSync(join(folder, 'pages/a.html'), 'x');
  finish();
  await called(load, 2);
  const stopped = stop();
  finish();
  await stopped;
  expect([running, most]).toEqual([0, 1]);
});

it('waits at most five seconds after a check that took long', async () => {
  const waits = vi.spyOn(globalThis, 'setTimeout');
  vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(2_000);
  const stop = watchFolder(folder, async () => undefined, fast);
  await vi.waitFor(() => expect(waits.mock.calls.map(([, ms]) => ms)).toContain(5_000));
  vi.restoreAllMocks();
  await stop();
});
