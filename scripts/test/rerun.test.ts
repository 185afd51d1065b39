import { describe, expect, it } from 'vitest';
import { none } from './counts.mjs';
import { isGreen, rerunFailures } from './rerun.mjs';

const failure = (file: string, title: string) => ({ title: `${file}: ${title}`, reason: 'late', file });
const passes = async () => ({ ...none, passed: 1 });
const fails = async () => ({ ...none, failed: 1, failures: [{ title: 'again' }] });
const stepWith = (...failures: { title: string; file?: string }[]) => ({
  ...none,
  passed: 10,
  failed: failures.length,
  failures,
});

describe('a second run', () => {
  it('makes a failed file that passes alone flaky, once for all its tests', async () => {
    const ran: string[] = [];
    const step = stepWith(
      failure('a.test.ts', 'adds'),
      failure('a.test.ts', 'subtracts'),
      failure('b.test.ts', 'pays'),
    );
    const counts = await rerunFailures(step, ({ file = '' }) => {
      ran.push(file);
      return file === 'a.test.ts' ? passes() : fails();
    });
    expect(ran).toEqual(['a.test.ts', 'b.test.ts']);
    expect(counts).toMatchObject({ passed: 12, failed: 1 });
    expect(counts.flaky).toEqual([failure('a.test.ts', 'adds')]);
    expect(counts.failures).toEqual([failure('b.test.ts', 'pays')]);
  });

  it.each([
    ['that crashes', stepWith(failure('a.test.ts', 'adds')), () => Promise.reject(new Error('crashed'))],
    ['without any test', stepWith(failure('a.test.ts', 'adds')), async () => none],
    ['of a failure without a file', stepWith({ title: 'build' }), passes],
    [
      'of more than ten files',
      stepWith(...Array.from({ length: 11 }, (_, index) => failure(`${index}.test.ts`, 'adds'))),
      passes,
    ],
  ])('%s leaves it failed', async (_, step, rerun) => {
    expect(await rerunFailures(step, rerun)).toMatchObject({ failed: step.failed, flaky: [] });
  });

  it('leaves a run green with three flaky tests, red with four, and red with one when strict', () => {
    const run = (count: number) => ({
      ...none,
      passed: 5,
      flaky: Array.from({ length: count }, () => ({ title: 'a' })),
    });
    expect(isGreen(run(3), { strict: false })).toBe(true);
    expect(isGreen(run(4), { strict: false })).toBe(false);
    expect(isGreen(run(1), { strict: true })).toBe(false);
    expect(isGreen(run(0), { strict: true })).toBe(true);
    expect(isGreen({ ...run(0), failed: 1 }, { strict: false })).toBe(false);
    expect(isGreen({ ...run(0), passed: 0 }, { strict: false })).toBe(false);
  });
});
