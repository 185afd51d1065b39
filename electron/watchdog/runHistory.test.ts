import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RunHistory } from './runHistory';

const MINUTE = 60_000;
let folder: string;
let now = 0;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'runs-'));
  now = Date.parse('2026-01-01T10:00:00Z');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const report = vi.fn();
const start = () => new RunHistory(join(folder, 'runs.json'), report, () => now);

it('three starts after a crash within 30 minutes lead to safe mode', async () => {
  const modes: string[] = [];
  for (let run = 0; run < 4; run++) {
    modes.push(await start().recordStart());
    now += 5 * MINUTE;
  }
  expect(modes).toEqual(['normal', 'normal', 'normal', 'safe']);
  now += 31 * MINUTE;
  expect(await start().recordStart(), 'half an hour later the start is normal again').toBe('normal');
});

it('restarts by staff, for an update or for memory are no crashes', async () => {
  for (let run = 0; run < 6; run++) {
    const history = start();
    expect(await history.recordStart()).toBe('normal');
    history.recordCleanExit();
    now += MINUTE;
  }
});

it('a clock that was set back does not prolong safe mode', async () => {
  for (let run = 0; run < 4; run++) await start().recordStart();
  now -= 365 * 24 * 60 * MINUTE;
  expect(await start().recordStart()).toBe('normal');
});

it('starts in normal mode on a full disk, and reports what was not written', async () => {
  symlinkSync('/dev/full', join(folder, 'runs.json.new'));
  const history = start();
  expect(await history.recordStart()).toBe('normal');
  expect(report).toHaveBeenLastCalledWith(expect.stringContaining('ENOSPC'));
  symlinkSync('/dev/full', join(folder, 'runs.json'));
  expect(() => history.recordCleanExit()).not.toThrow();
});
