import { describe, expect, it, vi } from 'vitest';
import { formatAge, formatDate, formatDay, formatMoment, formatTime, parseDate } from './dates';

describe('dates', () => {
  it('shifts a date without a time by 7 hours and formats it in the time zone of Los Angeles', () => {
    expect(parseDate('2026-11-30')?.toISOString()).toBe('2026-11-30T07:00:00.000Z');
    expect(formatDate('2026-07-04', 'en-US')).toBe('Jul 4, 2026');
    expect(formatDate('2026-11-30', 'en-US')).toBe('Nov 29, 2026');
  });

  it("formats a date without a time in the dealer's time zone where it is a rebate's", () => {
    expect(formatDate('2026-07-04', 'en-US', 'America/New_York')).toBe('Jul 4, 2026');
    expect(formatDate('2026-11-30', 'en-US', 'America/New_York')).toBe('Nov 30, 2026');
  });

  it('formats other dates in the time zone of Los Angeles by default', () => {
    expect(formatDate('2026-12-01T05:00:00Z', 'en-US')).toBe('Nov 30, 2026');
    expect(formatDate('2026-12-01T05:00:00Z', 'fr-CA', 'America/Toronto')).toMatch(/1 d[ée]c/);
  });

  it('formats a date of an unknown time zone in the default one', () => {
    expect(formatDate('2026-12-01T05:00:00Z', 'en-US', 'America/Nowhere')).toBe('Nov 30, 2026');
  });

  it('accepts a timestamp without the T', () => {
    expect(parseDate('2026-12-01 05:00:00Z')?.toISOString()).toBe('2026-12-01T05:00:00.000Z');
  });

  it('takes midnight without a zone for a date without a time, and another time without a zone for UTC', () => {
    expect(formatDate('2026-07-04 00:00:00', 'en-US')).toBe('Jul 4, 2026');
    expect(parseDate('2026-07-04T00:00:00.000')?.toISOString()).toBe('2026-07-04T07:00:00.000Z');
    expect(parseDate('2026-07-04T00:00:00Z')?.toISOString()).toBe('2026-07-04T00:00:00.000Z');
    expect(parseDate('2026-07-04T00:00:00+02:00')?.toISOString()).toBe('2026-07-03T22:00:00.000Z');
    vi.stubEnv('TZ', 'Asia/Tokyo');
    expect(parseDate('2026-07-04 05:00:00')?.toISOString()).toBe('2026-07-04T05:00:00.000Z');
    vi.unstubAllEnvs();
  });

  it.each(['', 'soon', '2026-13-45'])('rejects %j', (value) => {
    expect(parseDate(value)).toBeNull();
    expect(formatDate(value, 'en-US')).toBe('');
  });
});

it('formats a day with its weekday, the same one in every time zone', () => {
  expect(formatDay('2026-11-24', 'en-US')).toBe('Tue, Nov 24');
  expect(formatDay('2026-11-24', 'fr-CA')).toMatch(/^mar\. 24 nov/);
  expect(formatDay('', 'en-US')).toBe('');
});

it('formats a time of the 24-hour clock, full hours without minutes', () => {
  const plain = (time: string, locale: string) => formatTime(time, locale).replace(/\s/g, ' ');
  expect(plain('20:00', 'en-US')).toBe('8 PM');
  expect(plain('20:30', 'en-US')).toBe('8:30 PM');
  expect(plain('20:00', 'fr-CA')).toBe('20 h');
  expect(plain('noon', 'en-US')).toBe('noon');
});

describe('a moment', () => {
  const plain = (text: string) => text.replace(/\s/g, ' ');
  const noon = Date.UTC(2026, 10, 24, 20);

  it('is shown in the time zone of Los Angeles, which it names, wherever the device is (docs/spec/05 §5)', () => {
    expect(plain(formatMoment(noon, 'en-US'))).toBe('Nov 24, 2026, 12:00 PM PST');
    expect(plain(formatMoment('2026-07-04T05:30:00Z', 'en-US'))).toBe('Jul 3, 2026, 10:30 PM PDT');
    expect(plain(formatMoment(noon, 'fr-CA'))).toMatch(/^24 nov\. 2026.* 12 h 00.* (HNP|UTC.8)/);
    expect(formatMoment('soon', 'en-US')).toBe('');
  });

  it('is an age within a day and a date beyond', () => {
    expect(formatAge(noon, 'en-US', noon + 5 * 60_000)).toBe('5 minutes ago');
    expect(plain(formatAge(noon, 'en-US', noon + 25 * 3_600_000))).toBe('Nov 24, 2026, 12:00 PM PST');
  });
});
