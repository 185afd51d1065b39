import { expect, it } from 'vitest';
import { messageState } from './messageState';

const now = Date.parse('2026-11-24T12:00:00Z');
const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString();

it.each([
  [at(-1), null, 'shown'],
  [at(0), at(1), 'shown'],
  [at(2), null, 'planned'],
  [at(2), at(3), 'planned'],
  [at(-3), at(0), 'ended'],
  [at(2), at(0), 'withdrawn'],
] as const)('a message from %s to %s is %s', (starts_at, ends_at, state) =>
  expect(messageState({ starts_at, ends_at }, now)).toBe(state),
);
