import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { closingLine, describeFailure, none, playwrightCounts, sum, vitestCounts } from './counts.mjs';

function report(content: unknown): string {
  const file = join(mkdtempSync(join(tmpdir(), 'counts-')), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('counts', () => {
  it('counts a Playwright report, with what a second run needs', () => {
    const failed = { status: 'timedOut', error: { message: 'Timed out\nwaiting for the cart' } };
    const file = report({
      stats: { expected: 7, unexpected: 2, flaky: 0, skipped: 3 },
      suites: [
        {
          file: 'dealer/plain.spec.ts',
          suites: [
            {
              specs: [
                {
                  file: 'a.spec.ts',
                  title: 'pays',
                  tests: [
                    {
                      status: 'unexpected',
                      projectName: 'web',
                      results: [{ ...failed, attachments: [{ path: '/files/a-pays/picture.png' }] }],
                    },
                  ],
                },
                {
                  file: 'a.spec.ts',
                  title: 'ships',
                  tests: [{ status: 'unexpected', projectName: 'dealer', results: [failed] }],
                },
                {
                  file: 'a.spec.ts',
                  title: 'shows',
                  tests: [{ status: 'expected', results: [{ status: 'passed' }] }],
                },
              ],
            },
          ],
        },
      ],
    });
    const reason = 'Timed out\nwaiting for the cart';
    expect(playwrightCounts(file)).toEqual({
      passed: 7,
      failed: 2,
      skipped: 3,
      failures: [
        {
          title: 'a.spec.ts: pays',
          reason,
          file: 'dealer/plain.spec.ts',
          journey: 'pays',
          project: 'web',
          folder: '/files/a-pays',
        },
        {
          title: 'a.spec.ts: ships',
          reason,
          file: 'dealer/plain.spec.ts',
          journey: 'ships',
          project: 'dealer',
        },
      ],
    });
  });

  it('counts an error outside of the journeys as a failure', () => {
    const file = report({
      stats: { expected: 1, unexpected: 0, flaky: 0, skipped: 0 },
      errors: [{ message: 'Global setup failed' }],
    });
    expect(playwrightCounts(file)).toMatchObject({
      failed: 1,
      failures: [{ title: 'outside of a journey', reason: 'Global setup failed' }],
    });
  });

  it('counts nothing without a report', () => {
    expect(vitestCounts('/nowhere.json')).toEqual(none);
  });

  it('names a failed test with its reason and its folder', () => {
    expect(describeFailure({ title: 'a: b', reason: 'one\ntwo', folder: '/files/a' })).toBe(
      'FAILED a: b\n    one\n    two\n    Picture and trace: /files/a',
    );
  });

  it('prints the sum as one line', () => {
    const total = sum([
      { passed: 1, failed: 0, skipped: 0, failures: [] },
      { passed: 2, failed: 1, skipped: 4, failures: [{ title: 'a' }] },
    ]);
    expect(closingLine(total)).toBe('3 passed, 1 failed, 4 skipped');
    expect(closingLine({ ...total, flaky: [{ title: 'b' }] })).toBe('3 passed, 1 failed, 4 skipped, 1 flaky');
  });
});
