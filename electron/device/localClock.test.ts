import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isWithinHours } from '../../contract/kioskSettings';
import { LocalClock } from './localClock';

let folder: string;
const report = vi.fn();
const open = (now?: Date) => {
  const clock = new LocalClock(join(folder, 'time-zone.json'), report);
  if (now) clock.setTime(now.getTime());
  return clock;
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clock-'));
  report.mockClear();
});
afterEach(() => rmSync(folder, { recursive: true }));

it("is the machine's until the service names a zone", () => {
  const clock = open(new Date(2026, 10, 21, 23, 59));
  expect([clock.hour(), clock.day()]).toEqual([23, '2026-11-21']);
});

it('lies in no quiet, download or maintenance hours while the time is unknown, then follows the time that the loop names', () => {
  vi.useFakeTimers({ now: new Date(2025, 0, 1, 3) });
  const clock = open();
  const isWithin = () => isWithinHours(clock.hour(), [2, 5]);
  expect([isWithin(), clock.day()]).toEqual([false, '2025-01-01']);
  clock.setTime(new Date(2026, 10, 21, 1, 30).getTime());
  expect([isWithin(), clock.day()]).toEqual([false, '2026-11-21']);
  vi.advanceTimersByTime(3_600_000);
  // NTP sets the clock of the machine: the loop has named the time.
  vi.setSystemTime(new Date(2031, 0, 1, 12));
  expect([isWithin(), clock.day()]).toEqual([true, '2026-11-21']);
  clock.setTime(null);
  expect(isWithin()).toBe(false);
  vi.useRealTimers();
});

it('is that of the location, also on the days on which its clocks change, and after a start without a network', async () => {
  const clock = open();
  await clock.setTimeZone('America/Denver');
  const read = (iso: string, from = clock) => {
    from.setTime(Date.parse(iso));
    return [from.hour(), from.day()];
  };
  expect(read('2026-07-01T05:30:00Z')).toEqual([23, '2026-06-30']);
  // The clocks go from 2 to 3 on March 8, and from 2 back to 1 on November 1.
  expect(read('2026-03-08T08:59:00Z')).toEqual([1, '2026-03-08']);
  expect(read('2026-03-08T09:00:00Z')).toEqual([3, '2026-03-08']);
  expect(read('2026-11-01T07:30:00Z')).toEqual([1, '2026-11-01']);
  expect(read('2026-11-01T08:30:00Z')).toEqual([1, '2026-11-01']);
  expect(read('2026-11-01T09:00:00Z')).toEqual([2, '2026-11-01']);
  expect(read('2026-11-01T06:00:00Z')).toEqual([0, '2026-11-01']);
  expect(read('2026-07-01T05:30:00Z', open())).toEqual([23, '2026-06-30']);
  await clock.setTimeZone('America/St_Johns');
  expect(read('2026-07-01T02:29:00Z')).toEqual([23, '2026-06-30']);
  expect(read('2026-07-01T02:30:00Z')).toEqual([0, '2026-07-01']);
});

it('ignores a zone that this machine does not have, and a damaged file', async () => {
  const noon = new Date(2026, 10, 21, 12);
  const clock = open(noon);
  await clock.setTimeZone('America/Nowhere');
  expect([clock.hour(), report.mock.calls]).toEqual([12, []]);
  for (const text of ['{', '{"timeZone":"x"}', '[]']) {
    writeFileSync(join(folder, 'time-zone.json'), text);
    expect(open(noon).hour(), text).toBe(12);
  }
});
