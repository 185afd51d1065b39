import { expect, it, vi } from 'vitest';
import { oncePer } from './oncePer';

it('computes once for each object, whatever the result is', () => {
  const compute = vi.fn(({ value }: { value: string | null }) => value);
  const read = oncePer(compute);
  const [one, none] = [{ value: 'a' }, { value: null }];
  expect([one, none, one, none].map(read)).toEqual(['a', null, 'a', null]);
  expect(compute).toHaveBeenCalledTimes(2);
  expect(read({ value: 'a' })).toBe('a');
  expect(compute).toHaveBeenCalledTimes(3);
});

it('computes again what was thrown', () => {
  const compute = vi.fn<(key: object) => string>().mockImplementationOnce(() => {
    throw new Error('not yet');
  });
  compute.mockReturnValue('ready');
  const stateOf = oncePer(compute);
  const key = {};
  expect(() => stateOf(key)).toThrow('not yet');
  expect(stateOf(key)).toBe('ready');
});
