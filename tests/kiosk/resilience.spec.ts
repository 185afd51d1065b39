import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { KioskShell } from '../page-models/KioskShell.ts';
import { DEVICE_NAME, expect, PASSCODE, register, shareKiosk, test } from './fixtures.ts';
import { failing, respondingWith } from './network.ts';

/** Clips are downloaded again, and the built-in one, which plays meanwhile, ends before the playlist continues. */
const LOADED = { timeout: 60_000 };

const shared = shareKiosk(async (fixtures) => {
  await register(fixtures);
  const { folder } = fixtures.kiosk;
  const clips = () => readdirSync(join(folder, 'clips')).filter((name) => name.endsWith('.mp4'));
  await expect.poll(clips, LOADED).toHaveLength(2);
});

const title = (text: string) => ({ hasText: text });

/** The loop plays both clips of the cached playlist. */
async function expectLoop(): Promise<void> {
  const { loop } = shared.kiosk;
  await expect(loop.locator('main', title('First clip'))).toBeVisible(LOADED);
  await expect(loop.locator('main', title('Second clip'))).toBeVisible(LOADED);
}

test('plays on through a gateway’s 401, a captive portal, broken JSON and damaged files, and counts no broken picture as a play', async () => {
  const { kiosk, network } = shared;
  await test.step('a 401 of a gateway, a captive portal, truncated JSON and an empty object, also after a restart', async () => {
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
    network.fault = null;
  });

  await test.step('a clip that was damaged on the disk is downloaded again, without losing the loop', async () => {
    await kiosk.app.close();
    const folder = join(kiosk.folder, 'clips');
    const files = readdirSync(folder).filter((name) => name.endsWith('.mp4'));
    const intact = files.map((name) => readFileSync(join(folder, name)));
    for (const name of files) writeFileSync(join(folder, name), 'damaged');
    await kiosk.restart();
    // A file is absent while it is replaced.
    const isIntact = (name: string, at: number) =>
      existsSync(join(folder, name)) && readFileSync(join(folder, name)).equals(intact[at] ?? Buffer.of());
    await expect(() => expect(files.every(isIntact)).toBe(true)).toPass(LOADED);
    await expectLoop();
    expect(await kiosk.readLog()).toContain('is damaged: downloading it again');
  });

  await test.step('an image that does not decode is no play', async () => {
    const { clips } = network;
    network.clips = [
      { file: 'half.webp', title: 'Half a picture', kind: 'image' },
      { file: 'first.mp4', title: 'First clip' },
    ];
    network.reports.length = 0;
    await kiosk.loop.reload();
    await expect.poll(() => network.reports.join().includes('first.mp4'), LOADED).toBe(true);
    expect(network.reports.join()).not.toContain('half.webp');
    expect(await kiosk.readLog()).toContain('(half.webp)');
    network.clips = clips;
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
  await expect(kiosk.loop.locator('main', title('First clip'))).toBeVisible(LOADED);
  await expect(kiosk.loop.locator('main', title('Second clip'))).toBeVisible(LOADED);
  await kiosk.stop();
});
