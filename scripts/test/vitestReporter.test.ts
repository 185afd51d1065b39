import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root } from '../setup/run.mjs';
import { runVitest } from './reports.mjs';

// Inside the project, so that the files can import Vitest.
const folder = mkdtempSync(join(root, 'node_modules/.reporter-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const files = {
  'adds.test.js': `it('adds', () => expect(1 + 1).toBe(3)); it('waits', () => {}); it.skip('rests', () => {});`,
  'hangs.test.js': `it('hangs', () => new Promise(() => {}), 50);`,
  'hook.test.js': `describe('a shop', () => { beforeAll(() => { throw new Error('no database'); }); it('opens', () => {}); });`,
  'missing.test.js': `import './nothing.js';`,
  'later.test.js': `it('starts', () => { Promise.reject(new Error('nobody waits')); }); it('ends', () => new Promise((done) => setTimeout(done, 20)));`,
};

it('counts tests, and names each failed one with its file and message', async () => {
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(folder, name), `import { beforeAll, describe, expect, it } from 'vitest';\n${text}\n`);
  writeFileSync(join(folder, 'vitest.config.mjs'), 'export default {};\n');
  const name = `reporter-${process.pid}`;
  const counts = await runVitest(name, ['--root', folder, '--config', join(folder, 'vitest.config.mjs')], {
    show: 'never',
  });
  rmSync(join(root, `test-results/${name}.json`));
  const failures = Object.fromEntries(
    counts.failures.map(({ title, file, reason }) => [
      title.slice(title.indexOf('.reporter-')).replace(/^[^/]*\//, ''),
      [file?.split('/').at(-1), reason?.split('\n')[0]],
    ]),
  );
  expect(counts).toMatchObject({ passed: 3, failed: 5, skipped: 2 });
  expect(failures).toEqual({
    'adds.test.js: adds': ['adds.test.js', 'expected 2 to be 3 // Object.is equality'],
    'hangs.test.js: hangs': ['hangs.test.js', 'Test timed out in 50ms.'],
    'hook.test.js: a shop': ['hook.test.js', 'no database'],
    'missing.test.js: not loaded': ['missing.test.js', expect.stringContaining('nothing.js')],
    'later.test.js: unhandled error': ['later.test.js', 'nobody waits'],
  });
});
