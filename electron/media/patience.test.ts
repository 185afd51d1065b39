import { expect, it } from 'vitest';
import { Patience } from './patience';

it('leaves alone what failed, longer each time, a quarter of an hour at most', () => {
  let now = 0;
  const patience = new Patience(
    () => now,
    () => 1,
  );
  const waited = () => {
    patience.failed('clip');
    const began = now;
    while (patience.isWaiting('clip')) now += 1_000;
    return (now - began) / 1_000;
  };
  expect(patience.isWaiting('clip')).toBe(false);
  expect([waited(), waited(), waited()]).toEqual([20, 40, 80]);
  for (let count = 0; count < 8; count++) waited();
  expect(waited()).toBe(900);
  patience.failed('clip');
  expect(patience.isWaiting('another')).toBe(false);
  patience.worked('clip');
  expect(patience.isWaiting('clip')).toBe(false);
});
