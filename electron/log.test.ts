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

it.each(['\n', '\r', '\r\n', '\u2028', '\u2029', '\u0085', '\v', '\f', '\u001b[2K\u001b[1A', '\0'])(
  'writes a report with %j in one line, so that a page forges none',
  (sign) => {
    const log = createLog(folder);
    log.write(`screen: x${sign}2030-01-01T00:00:00.000Z the update was refused`);
    const text = readFileSync(join(folder, 'shell.log'), 'utf8');
    expect(text.match(/[\p{Cc}\p{Zl}\p{Zp}]/gu)).toEqual(['\n']);
    expect(log.tail(10_000)).toBe(text);
    expect(log.recent()).toEqual([text.trimEnd()]);
  },
);

it('redacts the secret with which a screen waits for its registration', () => {
  const log = createLog(folder);
  log.write('GET /kiosk-service/pairings?secret=abc123 failed');
  expect(log.recent().at(-1)).toMatch(/secret=\*\*\* failed$/);
});

it('rotates at 1 MB and keeps three files at most', () => {
  const log = createLog(folder);
  const line = 'x'.repeat(300_000);
  for (let count = 0; count < 20; count++) log.write(line);
  expect(readdirSync(folder).sort()).toEqual(['shell.1.log', 'shell.2.log', 'shell.log']);
  for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).size).toBeLessThan(1_400_000);
});
