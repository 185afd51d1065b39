import { expect, it } from 'vitest';
import { failedStatus } from './failedStatus';

const errorWith = (status: number) => ({ status, messages: [], fields: {}, code: null });

it.each([
  [404, 404],
  [400, 404],
  [414, 404],
  [500, 503],
  [429, 503],
  [0, 503],
])('a request that failed with %i makes a page with status %i', (status, expected) =>
  expect(failedStatus(errorWith(status))).toBe(expected),
);
