import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ClockConfirmation, ServerClock } from './serverClock';

const DAY_MS = 86_400_000;
const iso = (time: number) => new Date(time).toISOString();

beforeEach(() => {
  window.localStorage.clear();
  vi.useFakeTimers({ now: Date.parse('2026-03-01T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  window.localStorage.clear();
});

it('corrects a machine clock that is a year off', () => {
  vi.setSystemTime(Date.parse('2025-03-01T10:00:00Z'));
  const clock = new ServerClock();
  clock.record('Sun, 01 Mar 2026 10:00:00 GMT');
  expect(clock.offsetMs()).toBe(365 * DAY_MS);
  vi.advanceTimersByTime(3_600_000);
  expect(iso(clock.now())).toBe('2026-03-01T11:00:00.000Z');
});

it('ignores a missing or invalid header and offsets below the header’s resolution', () => {
  const clock = new ServerClock();
  clock.record(null);
  clock.record('yesterday');
  expect(clock.offsetMs()).toBe(0);
  clock.record(new Date(Date.now() - 900).toUTCString());
  expect(clock.offsetMs()).toBe(0);
});

it('continues at the last known time after a start without network and with a reset clock', () => {
  const before = new ServerClock();
  before.record('Sun, 01 Mar 2026 10:00:00 GMT');
  vi.advanceTimersByTime(5 * 60_000);
  before.now();
  vi.setSystemTime(Date.parse('2025-01-25T00:00:00Z'));
  const after = new ServerClock();
  expect(iso(after.now())).toBe('2026-03-01T10:05:00.000Z');
  vi.advanceTimersByTime(60_000);
  expect(iso(after.now())).toBe('2026-03-01T10:06:00.000Z');
  const reloaded = new ServerClock();
  expect(iso(reloaded.now()), 'after a reload of the page').toBe('2026-03-01T10:06:00.000Z');
});

it('knows no time after a start with a reset clock until the service answers', () => {
  const before = new ServerClock();
  before.record('Sun, 01 Mar 2026 10:00:00 GMT');
  vi.advanceTimersByTime(300_000);
  expect(before.knownNow()).toBe(Date.parse('2026-03-01T10:05:00Z'));
  vi.setSystemTime(Date.parse('2025-01-25T00:00:00Z'));
  const after = new ServerClock();
  expect(after.knownNow()).toBeNull();
  after.record('Sun, 01 Mar 2026 18:00:00 GMT');
  vi.advanceTimersByTime(300_000);
  expect(after.knownNow()).toBe(Date.parse('2026-03-01T18:05:00Z'));
});

it.each([10, -10])('stays right when NTP sets the machine’s clock by %i hours after a response', (hours) => {
  const shiftMs = hours * 3_600_000;
  const startMs = Date.now();
  vi.setSystemTime(startMs - shiftMs);
  const clock = new ServerClock();
  clock.record('Sun, 01 Mar 2026 10:00:00 GMT');
  vi.advanceTimersByTime(20_000);
  vi.setSystemTime(startMs + 20_000);
  vi.advanceTimersByTime(100_000);
  expect(iso(clock.now())).toBe('2026-03-01T10:02:00.000Z');
  expect(clock.knownNow()).toBe(startMs + 120_000);
  expect(clock.offsetMs()).toBe(0);
});

it('believes a machine clock that is later than the last known time', () => {
  new ServerClock().record('Sun, 01 Mar 2026 10:00:00 GMT');
  vi.setSystemTime(Date.parse('2026-03-03T08:00:00Z'));
  expect(iso(new ServerClock().now())).toBe('2026-03-03T08:00:00.000Z');
});

it('does not remember a time that only the machine claims', () => {
  new ServerClock().record('Sun, 01 Mar 2026 10:00:00 GMT');
  vi.setSystemTime(Date.parse('2031-01-01T00:00:00Z'));
  const ahead = new ServerClock();
  ahead.now();
  vi.advanceTimersByTime(120_000);
  ahead.now();
  vi.setSystemTime(Date.parse('2026-03-02T10:00:00Z'));
  expect(iso(new ServerClock().now())).toBe('2026-03-02T10:00:00.000Z');
});

it('says once how wrong the assumed time was', () => {
  new ServerClock().record('Sun, 01 Mar 2026 10:00:00 GMT');
  vi.setSystemTime(Date.parse('2025-01-25T00:00:00Z'));
  const clock = new ServerClock();
  const confirmations: ClockConfirmation[] = [];
  clock.onConfirmed((confirmation) => confirmations.push(confirmation));
  expect(clock.isConfirmed()).toBe(false);
  const assumedOffsetMs = clock.offsetMs();
  clock.record('Sun, 01 Mar 2026 18:00:00 GMT');
  clock.record('Sun, 01 Mar 2026 19:00:00 GMT');
  clock.onConfirmed((confirmation) => confirmations.push(confirmation));
  const [fromMs, correctionMs] = [Date.parse('2026-03-01T10:00:00Z'), 8 * 3_600_000];
  const expected = {
    correctionMs,
    assumedOffsetMs,
    counted: { fromMs, untilMs: fromMs, correctionMs },
  };
  expect(confirmations).toEqual([expected, expected]);
});

it('says how wrong the counted time was although NTP set the machine’s clock first', () => {
  new ServerClock().record('Sun, 01 Mar 2026 10:00:00 GMT');
  vi.setSystemTime(Date.parse('2025-01-25T00:00:00Z'));
  const clock = new ServerClock();
  clock.now();
  vi.advanceTimersByTime(600_000);
  vi.setSystemTime(Date.parse('2026-03-01T18:00:00Z'));
  const confirmations: ClockConfirmation[] = [];
  clock.onConfirmed((confirmation) => confirmations.push(confirmation));
  clock.record('Sun, 01 Mar 2026 18:00:00 GMT');
  const fromMs = Date.parse('2026-03-01T10:00:00Z');
  const untilMs = fromMs + 600_000;
  const correctionMs = 8 * 3_600_000 - 600_000;
  expect(confirmations).toEqual([
    { correctionMs: 0, assumedOffsetMs: 0, counted: { fromMs, untilMs, correctionMs } },
  ]);
});
