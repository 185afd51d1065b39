import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { closingLine, none, playwrightCounts, sum, vitestCounts } from './counts.mjs';

function report(content: unknown): string {
  const file = join(mkdtempSync(join(tmpdir(), 'counts-')), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('counts', () => {
  it('counts a Vitest report, a file that failed to load as one failure', () => {
    const file = report({
      numPassedTests: 5,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 0,
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [{ status: 'failed', fullName: 'cart adds up' }, { status: 'passed' }],
        },
        { name: 'b.test.ts', status: 'failed', assertionResults: [] },
        { status: 'passed', assertionResults: [{ status: 'passed' }] },
      ],
    });
    expect(vitestCounts(file)).toEqual({
      passed: 5,
      failed: 2,
      skipped: 2,
      failures: ['a.test.ts: cart adds up', 'b.test.ts: not loaded'],
    });
  });

  it('counts a Playwright report', () => {
    const file = report({
      stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 3 },
      suites: [{ suites: [{ specs: [{ ok: false, file: 'a.spec.ts', title: 'pays' }, { ok: true }] }] }],
    });
    expect(playwrightCounts(file)).toEqual({
      passed: 8,
      failed: 1,
      skipped: 3,
      failures: ['a.spec.ts: pays'],
    });
  });

  it('counts nothing without a report', () => {
    expect(vitestCounts('/nowhere.json')).toEqual(none);
  });

  it('prints the sum as one line', () => {
    const total = sum([
      { passed: 1, failed: 0, skipped: 0, failures: [] },
      { passed: 2, failed: 1, skipped: 4, failures: ['a'] },
    ]);
    expect(closingLine(total)).toBe('3 passed, 1 failed, 4 skipped');
  });
});
