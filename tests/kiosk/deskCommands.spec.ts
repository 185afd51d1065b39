import type { SentCommand } from '../../contract/desk/commands.ts';
import { runServer } from '../../scripts/setup/runServer.mjs';
import { copyDemoData } from '../demoData.ts';
import { DeskClient } from '../page-models/DeskClient.ts';
import { KioskShell } from '../page-models/KioskShell.ts';
import { DEVICE_NAME, expect, PASSCODE, test } from './fixtures.ts';
import { Network } from './network.ts';

const DEVICE = 'entrance-kiosk';
const JPEG_BYTES = [0xff, 0xd8, 0xff];

test('staff identify a kiosk, see its screen, reload it and change its settings from the desk', async () => {
  test.setTimeout(180_000);
  const data = await copyDemoData();
  const server = await runServer({ DATA_DIR: data.folder });
  const network = new Network(server.url);
  network.clips = [{ file: 'first.mp4', title: 'First clip' }];
  await network.restore();
  const kiosk = await KioskShell.start({ storeUrl: network.url });
  const desk = await DeskClient.signIn(server.url, data.folder);
  await kiosk.register(PASSCODE, DEVICE_NAME);
  await expect.poll(() => kiosk.isClipVisible()).toBe(true);

  /** Sends a command and waits for its result. */
  async function command(name: string, settings?: object): Promise<SentCommand> {
    const id = settings ? await desk.changeSettings(DEVICE, settings) : await desk.send(DEVICE, name);
    await expect
      .poll(async () => (await desk.find(DEVICE, id))?.status, { timeout: 30_000 })
      .not.toBe('waiting');
    const found = await desk.find(DEVICE, id);
    if (!found) throw new Error('no command');
    return found;
  }

  await test.step('the screen shows its name and the code of the desk', async () => {
    const identified = await command('identify');
    expect(identified.status).toBe('done');
    await expect(kiosk.loop.getByText(identified.result, { exact: true })).toBeVisible();
    await expect(kiosk.loop.getByText('This screen is')).toBeVisible();
  });

  await test.step('a picture of the loop arrives', async () => {
    const shot = await command('screenshot');
    expect([shot.status, shot.file_type]).toEqual(['done', 'image/jpeg']);
    const { content } = await desk.file(shot.id);
    expect([...Buffer.from(content, 'base64').subarray(0, 3)]).toEqual(JPEG_BYTES);
  });

  await test.step('nothing of a visit leaves the kiosk, and no command interrupts it', async () => {
    const visit = await kiosk.openVisit();
    for (const name of ['screenshot', 'reload', 'restart']) {
      const refused = await command(name);
      expect([refused.status, refused.result, refused.file_type]).toEqual([
        'failed',
        'a visit is open',
        null,
      ]);
    }
    await kiosk.closeVisit(visit);
  });

  await test.step('the log arrives without the token', async () => {
    const log = await command('log');
    const { content } = await desk.file(log.id);
    const text = Buffer.from(content, 'base64').toString();
    expect(text).toContain('command screenshot: failed, a visit is open');
    expect(text).not.toMatch(/token=(?!\*\*\*)/);
  });

  await test.step('the loop loads again and plays on; cleared clips are downloaded again', async () => {
    await kiosk.evaluateInLoop('window.isOldPage = true');
    expect((await command('reload')).status).toBe('done');
    await expect
      .poll(() => kiosk.evaluateInLoop('window.isOldPage ?? false'), { timeout: 20_000 })
      .toBe(false);
    await expect.poll(() => kiosk.isClipVisible(), { timeout: 20_000 }).toBe(true);
    const downloads = () => network.calls.filter((call) => call.includes('/media/test-clips/')).length;
    const before = downloads();
    expect((await command('clear_clips')).status).toBe('done');
    await expect.poll(downloads, { timeout: 20_000 }).toBeGreaterThan(before);
  });

  await test.step('settings last, and the service knows them', async () => {
    const settings = { quietHours: [1, 3], downloadRate: 5_000_000 };
    expect((await command('settings', settings)).status).toBe('done');
    expect(await desk.settings(DEVICE)).toEqual(settings);
    await kiosk.restart();
    await expect.poll(() => kiosk.filesContaining('"quietHours":[1,3]')).toContain('remote-settings.json');
    await expect.poll(() => kiosk.isClipVisible(), { timeout: 20_000 }).toBe(true);
  });

  await test.step('where a proxy cuts the stream, commands arrive by polling', async () => {
    network.fault = (request, response) => {
      if (!request.url?.startsWith('/kiosk-service/events')) return false;
      response.writeHead(502).end();
      return true;
    };
    await network.cut();
    await network.restore();
    expect((await command('identify')).status).toBe('done');
  });

  await kiosk.stop();
  await network.cut();
  await server.stop();
  await data.remove();
});
