import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { KioskShell } from '../page-models/KioskShell.ts';
import { DEVICE_NAME, expect, PASSCODE, register, shareKiosk, test } from './fixtures.ts';
import { failing, respondingWith } from './network.ts';

const shared = shareKiosk(async (fixtures) => {
  await register(fixtures);
  await expect(fixtures.kiosk.loop.locator('video[src*="/kiosk-media/"]').first()).toBeAttached({
    timeout: 20_000,
  });
});
test.afterEach(() => {
  shared.network.fault = null;
});

const title = (text: string) => ({ hasText: text });

/** The loop plays both clips of the cached playlist. */
async function expectLoop(): Promise<void> {
  const { loop } = shared.kiosk;
  // The built-in clip, which plays while no clip is intact, ends before the playlist continues.
  const timeout = 30_000;
  await expect(loop.locator('main', title('First clip'))).toBeVisible({ timeout });
  await expect(loop.locator('main', title('Second clip'))).toBeVisible({ timeout });
}

test('plays on after a 401 of a gateway, a captive portal, truncated JSON and an empty object, also after a restart', async () => {
  const { kiosk, network } = shared;
  const json = 'application/json';
  for (const fault of [
    respondingWith('/', 200, 'text/html', '<h1>Welcome to our Wi-Fi</h1>'),
    respondingWith('/kiosk-service', 200, json, '{"videos":[{"vid'),
    respondingWith('/', 200, json, '{}'),
    failing('/kiosk-service', 401),
  ]) {
    network.fault = fault;
    await kiosk.loop.reload();
    await expectLoop();
    await expect(kiosk.loop.getByRole('status')).toContainText('Offline: playing');
  }
  await kiosk.restart();
  await expectLoop();
});

test('downloads a clip again that was damaged on the disk, without losing the loop', async () => {
  const { kiosk } = shared;
  await kiosk.app.close();
  const folder = join(kiosk.folder, 'clips');
  const files = readdirSync(folder).filter((name) => name.endsWith('.mp4'));
  const intact = files.map((name) => readFileSync(join(folder, name)));
  for (const name of files) writeFileSync(join(folder, name), 'damaged');
  await kiosk.restart();
  await expect
    .poll(
      () => files.every((name, at) => readFileSync(join(folder, name)).equals(intact[at] ?? Buffer.of())),
      {
        timeout: 20_000,
      },
    )
    .toBe(true);
  await expectLoop();
  expect(await kiosk.readLog()).toContain('is damaged: downloading it again');
});

test('does not count an image that does not decode as a play', async () => {
  const { kiosk, network } = shared;
  await kiosk.restart();
  const { clips } = network;
  network.clips = [
    { file: 'half.webp', title: 'Half a picture', kind: 'image' },
    { file: 'first.mp4', title: 'First clip' },
  ];
  network.reports.length = 0;
  await kiosk.loop.reload();
  await expect.poll(() => network.reports.join().includes('first.mp4'), { timeout: 20_000 }).toBe(true);
  expect(network.reports.join()).not.toContain('half.webp');
  expect(await kiosk.readLog()).toContain('clip half.webp');
  network.clips = clips;
});

test('forgets the device only when the service revoked it, keeps the plays, and can be registered at once', async () => {
  const { kiosk, network } = shared;
  const revoked = JSON.stringify({ messages: { error: [{ code: 'device_revoked', message: 'Revoked' }] } });
  network.fault = respondingWith('/kiosk-service/', 401, 'application/json', revoked);
  await kiosk.loop.reload();
  await expect(kiosk.loop.getByRole('button', { name: 'Continue' })).toBeVisible();
  network.fault = null;
  await kiosk.register(PASSCODE, DEVICE_NAME);
  await expectLoop();
  expect(await kiosk.loop.evaluate(() => window.kiosk?.device.current())).toMatchObject({
    location: { storeId: 'portland-pearl' },
  });
});

test('opens its window, registers and plays while the disk takes no file', async ({ network }) => {
  const kiosk = await KioskShell.start({
    storeUrl: network.url,
    prepare(folder) {
      mkdirSync(join(folder, 'logs'));
      const full = ['runs.json', 'device.json', 'passcode-lock.json', 'instance.json'];
      for (const name of full) symlinkSync('/dev/full', join(folder, `${name}.new`));
      symlinkSync('/dev/full', join(folder, 'logs/shell.log'));
      for (const name of ['clips', 'answers'])
        writeFileSync(join(folder, name), 'a file instead of a folder');
    },
  });
  await kiosk.register(PASSCODE, DEVICE_NAME);
  await expect(kiosk.loop.locator('main', title('First clip'))).toBeVisible();
  await expect(kiosk.loop.locator('main', title('Second clip'))).toBeVisible();
  await kiosk.stop();
});
