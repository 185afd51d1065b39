import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLog } from './log';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('redacts registered secrets and secrets in URLs', () => {
  const log = createLog(folder);
  log.redact('s3cret');
  log.write('GET /now-playing?token=abc123&x=1 with s3cret and passcode=2468');
  const text = readFileSync(join(folder, 'shell.log'), 'utf8');
  expect(text).toContain('token=***&x=1 with *** and passcode=***');
  expect(text).not.toMatch(/abc123|s3cret|2468/);
  expect(log.recent().at(-1)).toContain('token=***');
});

it('rotates at 1 MB and keeps three files at most', () => {
  const log = createLog(folder);
  const line = 'x'.repeat(300_000);
  for (let count = 0; count < 20; count++) log.write(line);
  expect(readdirSync(folder).sort()).toEqual(['shell.1.log', 'shell.2.log', 'shell.log']);
  for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).size).toBeLessThan(1_400_000);
});
