import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { closingLine, playwrightCounts, sum, vitestCounts } from './counts.mjs';

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
        { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
        { status: 'failed', assertionResults: [] },
        { status: 'passed', assertionResults: [{ status: 'passed' }] },
      ],
    });
    expect(vitestCounts(file)).toEqual({ passed: 5, failed: 2, skipped: 2 });
  });

  it('counts a Playwright report', () => {
    const file = report({ stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 3 } });
    expect(playwrightCounts(file)).toEqual({ passed: 8, failed: 1, skipped: 3 });
  });

  it('counts nothing without a report', () => {
    expect(vitestCounts('/nowhere.json')).toEqual({ passed: 0, failed: 0, skipped: 0 });
  });

  it('prints the sum as one line', () => {
    const total = sum([
      { passed: 1, failed: 0, skipped: 0 },
      { passed: 2, failed: 1, skipped: 4 },
    ]);
    expect(closingLine(total)).toBe('3 passed, 1 failed, 4 skipped');
  });
});
