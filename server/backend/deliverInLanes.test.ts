import { expect, it } from 'vitest';
import { deliverInLanes } from './jobs/deliverInLanes.ts';

interface Message {
  id: number;
  host: string;
}

it('holds up nobody but the silent receiver, and gives each receiver one at a time', async () => {
  const waiting: Message[] = [1, 2, 3].map((id) => ({ id, host: 'silent' }));
  waiting.push({ id: 4, host: 'quick' }, { id: 5, host: 'quick' });
  const delivered: number[] = [];
  const inFlight: string[] = [];
  let speak = () => {};
  const silence = new Promise<void>((resolve) => {
    speak = resolve;
  });
  await deliverInLanes<Message>({
    lanes: 3,
    most: 50,
    claim: async (inUse) => {
      const at = waiting.findIndex(({ host }) => !inUse.includes(host));
      return at < 0 ? null : (waiting.splice(at, 1)[0] ?? null);
    },
    receiverOf: ({ host }) => host,
    deliver: async ({ id, host }) => {
      expect(inFlight).not.toContain(host);
      inFlight.push(host);
      if (host === 'silent') await silence;
      else if (id === 5) speak();
      delivered.push(id);
      inFlight.splice(inFlight.indexOf(host), 1);
    },
  });
  expect(delivered.slice(0, 2)).toEqual([4, 5]);
  expect(delivered).toHaveLength(5);
});

it('takes no more than permitted, and reports a failure after the other lanes have ended', async () => {
  const delivered: number[] = [];
  let next = 0;
  const run = deliverInLanes<number>({
    lanes: 2,
    most: 4,
    claim: async () => next++,
    receiverOf: String,
    deliver: async (row) => {
      if (row === 0) throw new Error('broken');
      delivered.push(row);
    },
  });
  await expect(run).rejects.toThrow('broken');
  expect(delivered).toEqual([1, 2, 3]);
});

it('claims once while nothing is due, and again when a receiver has become free', async () => {
  const due = ['first', 'second'];
  let claims = 0;
  await deliverInLanes<string>({
    lanes: 8,
    most: 50,
    // Both are for one receiver. The claim that the second lane makes meanwhile ends after the delivery.
    claim: async (inUse) => {
      claims += 1;
      if (inUse.length === 0) return due.shift() ?? null;
      await new Promise((resolve) => setTimeout(resolve, 20));
      return null;
    },
    receiverOf: () => 'one',
    deliver: async () => undefined,
  });
  expect(due).toEqual([]);
  expect(claims).toBeLessThan(8);
  claims = 0;
  await deliverInLanes<string>({
    lanes: 8,
    most: 50,
    claim: async () => {
      claims += 1;
      return null;
    },
    receiverOf: String,
    deliver: async () => undefined,
  });
  expect(claims).toBe(1);
});
