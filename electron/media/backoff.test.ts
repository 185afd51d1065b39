import { expect, it } from 'vitest';
import { Backoff } from './backoff';

it('doubles the delay with each failure, up to 15 minutes', () => {
  let now = 0;
  const backoff = new Backoff(
    () => now,
    () => 1,
  );
  const nextDelay = () => {
    backoff.recordFailure('clip');
    const began = now;
    while (backoff.isWaiting('clip')) now += 1_000;
    return (now - began) / 1_000;
  };
  expect(backoff.isWaiting('clip')).toBe(false);
  expect([nextDelay(), nextDelay(), nextDelay()]).toEqual([20, 40, 80]);
  for (let count = 0; count < 8; count++) nextDelay();
  expect(nextDelay()).toBe(900);
  backoff.recordFailure('clip');
  expect(backoff.isWaiting('another')).toBe(false);
  backoff.reset('clip');
  expect(backoff.isWaiting('clip')).toBe(false);
});
