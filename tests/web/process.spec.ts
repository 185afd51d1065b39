import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DidNotStart, runServer } from '../../scripts/setup/runServer.mjs';
import { copyDemoData } from '../demoData.ts';
import { expect, test } from './fixtures.ts';

/** The output of a server that fails to start. */
const refusal = (env: Record<string, string>): Promise<DidNotStart> =>
  runServer(env).then(
    async (server) => {
      await server.stop();
      throw new Error('the server started');
    },
    (error: DidNotStart) => error,
  );

test.describe('an invalid setting', () => {
  for (const [env, message] of [
    [{ PORT: 'eighty' }, 'PORT=eighty '],
    [{ STORE_API_URL: 'shop' }, 'STORE_API_URL=shop must be an address'],
    [{ DATABASE_URL: 'mysql://root:secret@db' }, 'DATABASE_URL=mysql://***@db must be an address'],
  ] as const) {
    test(`stops the start with one line: ${message}`, async () => {
      const { code, message: output } = await refusal(env);
      expect(code).toBe(1);
      expect(output).toContain(message);
      expect(output).not.toContain('    at ');
      expect(output).not.toContain('secret');
    });
  }

  test('prints an occupied port', async ({ server }) => {
    const folder = await mkdtemp(join(tmpdir(), 'occupied-'));
    const { code, message } = await refusal({
      PORT: new URL(server.url).port,
      STORE_API_URL: server.url,
      DATA_DIR: folder,
    });
    await rm(folder, { recursive: true });
    expect([code, message]).toEqual([1, expect.stringContaining('PORT is in use')]);
  });
});

test('a data folder serves one process at a time', async () => {
  const data = await copyDemoData();
  const first = await runServer({ DATA_DIR: data.folder });
  const { code, message } = await refusal({ DATA_DIR: data.folder });
  expect(code).toBe(1);
  expect(message).toContain(`The data folder ${data.folder} is in use`);
  expect((await fetch(`${first.url}/api/rest/config`)).status).toBe(200);
  expect(await first.stop()).toBe(0);
  await data.remove();
});

test('a second start prints what staff need', async () => {
  const data = await copyDemoData();
  const server = await runServer({ DATA_DIR: data.folder });
  expect(server.output()).toMatch(/member code \S+, passcode \S+/);
  expect(server.output()).toContain('http://boreale.localhost:');
  expect(server.output().trim().split('\n').at(-1)).toBe(`ready ${server.url}`);
  expect(await server.stop()).toBe(0);
  await data.remove();
});

test('a server that was killed starts again on the same folder', async () => {
  const data = await copyDemoData();
  await (await runServer({ DATA_DIR: data.folder })).kill();
  const again = await runServer({ DATA_DIR: data.folder });
  expect((await fetch(`${again.url}/api/rest/categories`)).status).toBe(200);
  await again.stop();
  await data.remove();
});

test('a running server loads the folder of CONTENT_DIR, and its changes', async () => {
  const data = await copyDemoData();
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  await mkdir(join(folder, 'pages'));
  const write = (html: string) =>
    writeFile(join(folder, 'pages/monday.html'), `---\ntitle: Monday\n---\n${html}\n`);
  await write('<h1>Monday offers</h1>');
  const server = await runServer({ DATA_DIR: data.folder, CONTENT_DIR: folder });
  const page = async () => (await fetch(`${server.url}/monday`)).text();
  expect(await page()).toContain('Monday offers');
  await write('<h1>Tuesday offers</h1>');
  await expect.poll(page).toContain('Tuesday offers');
  await write('<h1>No offers</h1>\n  <script>close()</script>');
  await expect.poll(server.output).toContain('pages/monday.html:5:3 error <script> is not allowed');
  expect(await page()).toContain('Tuesday offers');
  expect(await server.stop()).toBe(0);
  await rm(folder, { recursive: true });
  await data.remove();
});
