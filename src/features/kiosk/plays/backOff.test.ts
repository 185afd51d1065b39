import { expect, it } from 'vitest';
import { backOffMs } from './backOff';

const QUARTER_HOUR_MS = 900_000;

it('grows with every failure up to a quarter of an hour, with full jitter', () => {
  expect(backOffMs(1, null, 0)).toBe(0);
  expect(backOffMs(1, null, 1)).toBe(4_000);
  expect(backOffMs(3, null, 0.5)).toBe(8_000);
  expect(backOffMs(500, null, 1)).toBe(QUARTER_HOUR_MS);
});

it('is never shorter than what the service asked for', () => {
  expect(backOffMs(1, 60_000, 0)).toBe(60_000);
});
