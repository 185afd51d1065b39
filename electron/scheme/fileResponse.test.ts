import { expect, it } from 'vitest';
import { byteRange } from './fileResponse';

it.each([
  [null, null],
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=900-', { start: 900, end: 999 }],
  ['bytes=-10', { start: 990, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=0-5000', { start: 0, end: 999 }],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=9-3', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=0-1,5-6', null],
  ['lines=0-1', null],
])('parses the range %s of a body of 1,000 bytes', (header, expected) => {
  expect(byteRange(header, 1_000)).toEqual(expected);
});

it('no range of an empty file is satisfiable', () => {
  expect(byteRange('bytes=0-', 0)).toBe('unsatisfiable');
});
