import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { casesOf } from './wholeForm.ts';

const root = resolve(import.meta.dirname, '..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
/** The programs behind npm run, and those that tools/README.md names. */
const programs = new Set(
  [...Object.values(scripts), read('tools/README.md')].flatMap((text) =>
    Array.from(text.matchAll(/node ((?:scripts|tools)\/[\w/]+\.mjs)/g), ([, file = '']) => file),
  ),
);

it.each(casesOf([...programs], 8))('%s --help prints its usage and does nothing else', async (program) => {
  const { stdout } = await promisify(execFile)(process.execPath, [program, '--help'], { cwd: root });
  expect(stdout).toMatch(/^Usage: (?:[A-Z_]+=\S+ )?(?:npm |node )/);
});
