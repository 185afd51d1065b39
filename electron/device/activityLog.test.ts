import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ActivityLog } from './activityLog';
import { LocalClock } from './localClock';

let folder = '';
let deviceId: string | null;
const open = () =>
  new ActivityLog(
    join(folder, 'activity.json'),
    (problem) => expect.fail(problem),
    new LocalClock(join(folder, 'zone.json'), () => {}).day,
    () => deviceId,
  );

beforeEach(() => {
  // No log writes after its test.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  folder = mkdtempSync(join(tmpdir(), 'activity-'));
  deviceId = 'front-window';
  vi.setSystemTime(new Date(2026, 10, 21, 23, 59));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

it('counts by local day and keeps yesterday until the day after', () => {
  const log = open();
  log.count('visits');
  log.count('touches');
  vi.setSystemTime(new Date(2026, 10, 22, 0, 1));
  log.count('touches');
  log.count('touches');
  log.count('hand_overs');
  expect(log.recent()).toEqual([
    { day: '2026-11-21', touches: 1, visits: 1, hand_overs: 0 },
    { day: '2026-11-22', touches: 2, visits: 0, hand_overs: 1 },
  ]);
  vi.setSystemTime(new Date(2026, 10, 23));
  log.count('visits');
  expect(log.recent().map(({ day }) => day)).toEqual(['2026-11-22', '2026-11-23']);
});

it('continues counting after a restart, and under the day of a clock that is set back', async () => {
  const log = open();
  log.count('touches');
  await log.save();
  const restarted = open();
  restarted.count('touches');
  expect(restarted.recent()).toEqual([{ day: '2026-11-21', touches: 2, visits: 0, hand_overs: 0 }]);
  vi.setSystemTime(new Date(2026, 10, 20));
  restarted.count('touches');
  expect(restarted.recent().map(({ day, touches }) => [day, touches])).toEqual([
    ['2026-11-20', 1],
    ['2026-11-21', 2],
  ]);
});

it('writes once for many touches, five seconds after the first', async () => {
  const log = open();
  for (let touch = 0; touch < 100; touch += 1) log.count('touches');
  const save = vi.spyOn(log, 'save');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(save).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
  await expect.poll(() => open().recent()[0]?.touches).toBe(100);
});

it('begins anew on a machine that is registered as another device, and not while it is registered again', async () => {
  const log = open();
  log.count('touches');
  await log.save();
  deviceId = null;
  expect(log.recent()).toHaveLength(1);
  deviceId = 'front-window';
  expect(open().recent()).toHaveLength(1);
  deviceId = 'kitchen';
  expect(open().recent()).toEqual([]);
  expect(log.recent()).toEqual([]);
  log.count('visits');
  expect(log.recent()).toEqual([{ day: '2026-11-21', touches: 0, visits: 1, hand_overs: 0 }]);
});
