import { expect, it } from 'vitest';
import { jobQueue } from './images.ts';

/** A queue of one job at a time whose jobs end one by one, when the test says so. */
function heldQueue(maxWaiting: number, maxPerClient: number) {
  const queue = jobQueue<string>(1, maxWaiting, maxPerClient);
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const add = (client: string, key: string) =>
    queue(client, key, () => {
      started.push(key);
      return new Promise<string>((resolve) => ends.push(() => resolve(key)));
    });
  const endNext = async () => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { add, endNext, started };
}

it('clients take turns, however many jobs one of them has', async () => {
  const { add, endNext, started } = heldQueue(30, 12);
  const jobs = [
    add('a', 'a1'),
    add('a', 'a2'),
    add('a', 'a3'),
    add('a', 'a4'),
    add('b', 'b1'),
    add('b', 'b2'),
  ];
  for (const _ of jobs) await endNext();
  expect(await Promise.all(jobs)).toHaveLength(6);
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4']);
});

it('a client that has filled the queue does not keep out another one', async () => {
  const { add, endNext, started } = heldQueue(3, 3);
  const jobs = ['a1', 'a2', 'a3', 'a4'].map((key) => add('a', key));
  await expect(add('a', 'a5')).rejects.toThrow();
  jobs.push(add('b', 'b1'));
  await expect(add('b', 'b2'), 'a second one finds the queue full').rejects.toThrow();
  for (const _ of jobs) await endNext();
  await Promise.all(jobs);
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
});

it('equal jobs of two clients run once', async () => {
  const { add, endNext, started } = heldQueue(3, 3);
  const jobs = [add('a', 'same'), add('b', 'same')];
  await endNext();
  expect([await Promise.all(jobs), started]).toEqual([['same', 'same'], ['same']]);
});

it('150 clients may wait, and then none more', async () => {
  const { add, endNext } = heldQueue(30, 12);
  const jobs = Array.from({ length: 151 }, (_, index) => add(`client ${index}`, `job ${index}`));
  await expect(add('another', 'late')).rejects.toThrow();
  await endNext();
  jobs.push(add('another', 'later'));
  for (const _ of jobs) await endNext();
  expect(await Promise.all(jobs)).toHaveLength(152);
});
