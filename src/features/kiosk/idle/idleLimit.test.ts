import { expect, it } from 'vitest';
import { idleLimitOf } from './idleLimit';

it.each([
  [120_000, 120_000],
  [0, 300_000],
  [-1, 300_000],
  // setTimeout fires at once beyond 2^31 ms, and the shell refuses more than a day.
  [1e15, 86_400_000],
])('a kiosk_idle_timer of %d ms is %d ms', (configured, limit) => {
  expect(idleLimitOf(configured)).toBe(limit);
});
