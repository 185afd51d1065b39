import { expect, it } from 'vitest';
import { backoffMs } from './backoff';

const QUARTER_HOUR_MS = 900_000;

it('grows exponentially up to a quarter of an hour, with full jitter', () => {
  expect(backoffMs(1, null, 0)).toBe(0);
  expect(backoffMs(1, null, 1)).toBe(4_000);
  expect(backoffMs(3, null, 0.5)).toBe(8_000);
  expect(backoffMs(8, null, 1)).toBe(512_000);
  expect(backoffMs(500, null, 1)).toBe(QUARTER_HOUR_MS);
});

it('is never shorter than retryAfterMs', () => {
  expect(backoffMs(1, 60_000, 0)).toBe(60_000);
});
