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

test('a server that can not start ends with one line that says why', async ({ server }) => {
  const folder = await mkdtemp(join(tmpdir(), 'refused-'));
  const file = join(folder, 'tenants.json');
  const tenant = { code: 'acme', language: 'en', config: { en: { colour: 'red' } } };
  await writeFile(file, JSON.stringify({ tenants: [tenant] }));
  const data = { DATA_DIR: join(folder, 'data') };
  // env.test.ts and tenantsFile.test.ts have every setting.
  for (const [env, message] of [
    [{ DATABASE_URL: 'mysql://root:secret@db' }, 'DATABASE_URL=mysql://***@db must be a URL'],
    [{ PORT: new URL(server.url).port, STORE_API_URL: server.url }, 'PORT is in use'],
    [{ DEMO: 'off', TENANTS_FILE: file }, `${file}: tenant acme: config.en has unknown keys: colour`],
  ] as const)
    await test.step(message, async () => {
      const { code, message: output } = await refusal({ ...data, ...env });
      expect(code).toBe(1);
      expect(output).toContain(message);
      expect(output).not.toContain('    at ');
      expect(output).not.toContain('secret');
    });
  await rm(folder, { recursive: true });
});

test('a folder serves one process, which loads CONTENT_DIR and its changes, and starts again after a kill', async () => {
  const data = await copyDemoData();
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  await mkdir(join(folder, 'pages'));
  const write = (html: string) =>
    writeFile(join(folder, 'pages/monday.html'), `---\ntitle: Monday\n---\n${html}\n`);
  await write('<h1>Monday offers</h1>');
  const server = await runServer({ DATA_DIR: data.folder, CONTENT_DIR: folder });
  // A second start prints what staff need.
  expect(server.output()).toMatch(/member code \S+, passcode \S+/);
  expect(server.output()).toContain('http://boreale.localhost:');
  expect(server.output().trim().split('\n').at(-1)).toBe(`ready ${server.url}`);

  const page = async () => (await fetch(`${server.url}/monday`)).text();
  expect(await page()).toContain('Monday offers');
  await write('<h1>Tuesday offers</h1>');
  await expect.poll(page).toContain('Tuesday offers');
  await write('<h1>No offers</h1>\n  <script>close()</script>');
  await expect.poll(server.output).toContain('pages/monday.html:5:3 error <script> is not allowed');
  expect(await page()).toContain('Tuesday offers');

  await test.step('a second process is refused', async () => {
    const { code, message } = await refusal({ DATA_DIR: data.folder });
    expect(code).toBe(1);
    expect(message).toContain(`The data folder ${data.folder} is in use`);
    expect((await fetch(`${server.url}/api/rest/config`)).status).toBe(200);
  });

  await test.step('a server that was killed starts again, and ends by a signal', async () => {
    await server.kill();
    const again = await runServer({ DATA_DIR: data.folder });
    expect((await fetch(`${again.url}/api/rest/categories`)).status).toBe(200);
    expect(await again.stop()).toBe(0);
  });
  await rm(folder, { recursive: true });
  await data.remove();
});
