import { expect, it, vi } from 'vitest';
import { reportProblem } from './reportProblem';

it('cuts a long report between characters', () => {
  const report = vi.fn(async () => {});
  reportProblem(
    { shell: { report } } as unknown as Parameters<typeof reportProblem>[0],
    `a${'😀'.repeat(300)}`,
  );
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^a(😀)+$/u));
});
