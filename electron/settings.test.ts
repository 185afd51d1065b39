import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readJsonFile, writeFileAtomically } from './atomicFile';
import { createLog } from './log';
import { readSettings } from './settings';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shell-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('prefers the environment to the file and the file to the default', () => {
  expect(readSettings(folder, {}).settings.storeUrl).toBe('http://localhost:8080');
  writeFileSync(join(folder, 'settings.json'), '{"storeUrl":"https://shop.example","memberCode":"M-1"}');
  expect(readSettings(folder, {}).settings).toMatchObject({
    storeUrl: 'https://shop.example',
    memberCode: 'M-1',
  });
  expect(readSettings(folder, { STORE_URL: 'http://here' }).settings.storeUrl).toBe('http://here');
});

it('reports an invalid value and uses the default', () => {
  const { settings, problems } = readSettings(folder, { STORE_URL: 'ftp://x', MEMBER_CODE: 'M-2' });
  expect(settings).toMatchObject({ storeUrl: 'http://localhost:8080', memberCode: 'M-2' });
  expect(problems).toEqual(['setting storeUrl: must be an http or https address']);
});

it('reads the backup when a power cut damaged the file', async () => {
  const path = join(folder, 'state.json');
  const schema = z.object({ n: z.number() });
  await writeFileAtomically(path, '{"n":1}');
  await writeFileAtomically(path, '{"n":2}');
  expect(readJsonFile(path, schema)).toEqual({ n: 2 });
  writeFileSync(path, '{"n":');
  expect(readJsonFile(path, schema)).toEqual({ n: 1 });
});

it('logs no secret, and rotates the file at a megabyte', () => {
  const log = createLog(folder);
  log.redact('s3cr3t');
  log.write('GET /now-playing?token=abc&x=1 with s3cr3t');
  const text = readFileSync(join(folder, 'shell.log'), 'utf8');
  expect(text).toContain('token=***&x=1 with ***');
  writeFileSync(join(folder, 'shell.log'), 'x'.repeat(1_100_000));
  log.write('new');
  expect(readFileSync(join(folder, 'shell.log'), 'utf8')).toContain('new');
  expect(readFileSync(join(folder, 'shell.1.log'), 'utf8').length).toBe(1_100_000);
});

it('reads the display and the proxy', () => {
  writeFileSync(
    join(folder, 'settings.json'),
    '{"display":2,"proxy":"http://proxy.example:3128","proxyUser":"kiosk","proxyPassword":"in the file"}',
  );
  expect(readSettings(folder, { PROXY_PASSWORD: 'in the environment' })).toEqual({
    problems: [],
    settings: expect.objectContaining({
      display: 2,
      proxy: 'http://proxy.example:3128',
      proxyUser: 'kiosk',
      proxyPassword: 'in the environment',
    }),
  });
  expect(readSettings(folder, {}).settings.proxyPassword).toBe('in the file');
});
