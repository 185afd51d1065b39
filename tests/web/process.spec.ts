import { mkdtemp, rm } from 'node:fs/promises';
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
