import type { SentCommand } from '../../contract/desk/commands.ts';
import { ALWAYS } from '../../contract/desk/schedule.ts';
import { type RunningServer, runServer } from '../../scripts/setup/runServer.mjs';
import { copyDemoData } from '../demoData.ts';
import { DeskClient } from '../page-models/DeskClient.ts';
import { KioskShell } from '../page-models/KioskShell.ts';
import { DEVICE_NAME, expect, PASSCODE, test } from './fixtures.ts';
import { Network } from './network.ts';

const DEVICE = 'entrance-kiosk';
const target = { kind: 'device', value: DEVICE };
const JPEG_BYTES = [0xff, 0xd8, 0xff];
/** A command travels to the kiosk, is worked off and answered; a loop loads again, and clips follow each other. */
const WORKED = { timeout: 60_000 };
/** Five seconds with the stream and ten by polling; the rest is the machine's, as in the soak. */
const OBEYS_MS: Record<string, number> = { stream: 15_000, polling: 20_000 };

let data: Awaited<ReturnType<typeof copyDemoData>>;
let server: RunningServer;
let network: Network;
let kiosk: KioskShell;
let desk: DeskClient;

// A server of its own: what the desk changes here would be on the screens of other journeys.
test.beforeAll(async () => {
  data = await copyDemoData();
  server = await runServer({ DATA_DIR: data.folder });
  network = new Network(server.url);
  network.clips = [{ file: 'first.mp4', title: 'First clip' }];
  await network.restore();
  kiosk = await KioskShell.start({ storeUrl: network.url });
  desk = await DeskClient.signIn(server.url, data.folder);
  await kiosk.register(PASSCODE, DEVICE_NAME);
  await expect.poll(() => kiosk.isClipVisible(), WORKED).toBe(true);
});
test.afterAll(async () => {
  await kiosk.stop();
  await network.cut();
  await server.stop();
  await data.remove();
});

/** A proxy that does not let the stream of events pass. */
async function cutStream(): Promise<void> {
  network.fault = (request, response) => {
    if (!request.url?.startsWith('/kiosk-service/events')) return false;
    response.writeHead(502).end();
    return true;
  };
  await network.cut();
  await network.restore();
}

/** Counts the frames of the loop without a picture, from now on. */
function countEmptyFrames(): void {
  const counter = Object.assign(window, { emptyFrames: 0 });
  const onFrame = () => {
    const front = document.querySelector('[data-front]');
    const hasPicture =
      front instanceof HTMLVideoElement
        ? front.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA
        : front instanceof HTMLImageElement && front.complete && front.naturalWidth > 0;
    if (!hasPicture) counter.emptyFrames += 1;
    requestAnimationFrame(onFrame);
  };
  onFrame();
}

test('staff identify a kiosk, see its screen, reload it and change its settings from the desk', async () => {
  /** Sends a command and waits for its result. */
  async function command(name: string, settings?: object): Promise<SentCommand> {
    const id = settings ? await desk.changeSettings(DEVICE, settings) : await desk.send(DEVICE, name);
    await expect.poll(async () => (await desk.find(DEVICE, id))?.status, WORKED).not.toBe('waiting');
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
    await expect.poll(() => kiosk.evaluateInLoop('window.isOldPage ?? false'), WORKED).toBe(false);
    await expect.poll(() => kiosk.isClipVisible(), WORKED).toBe(true);
    const downloads = () => network.calls.filter((call) => call.includes('/media/test-clips/')).length;
    const before = downloads();
    expect((await command('clear_clips')).status).toBe('done');
    await expect.poll(downloads, WORKED).toBeGreaterThan(before);
  });

  await test.step('settings last, and the service knows them', async () => {
    const settings = { quietHours: [1, 3], downloadRate: 5_000_000 };
    expect((await command('settings', settings)).status).toBe('done');
    expect(await desk.settings(DEVICE)).toEqual(settings);
    await kiosk.restart();
    await expect.poll(() => kiosk.filesContaining('"quietHours":[1,3]')).toContain('remote-settings.json');
    await expect.poll(() => kiosk.isClipVisible(), WORKED).toBe(true);
  });

  await test.step('where a proxy cuts the stream, commands arrive by polling', async () => {
    await cutStream();
    expect((await command('identify')).status).toBe('done');
  });
  network.fault = null;
});

test('a kiosk shows the desk’s playlist with ticker, QR code and the price of the moment, and an emergency at once', {
  tag: '@core',
}, async () => {
  network.replacesPlaylist = false;
  await kiosk.restart();
  await expect.poll(() => kiosk.isClipVisible(), WORKED).toBe(true);
  const { products } = await desk.call<{ products: { id: number; name: string }[] }>(
    'GET',
    '/media/products?q=sofa',
  );
  const card = await desk.call<{ id: string }>('POST', '/media/products', { product_id: products[0]?.id });
  const item = (clip_id: string) => ({ ...ALWAYS, clip_id, seconds: 3, has_qr: true });
  await desk.call('POST', '/playlists', {
    ...ALWAYS,
    name: 'Card',
    priority: 10,
    ticker: { en: 'Free delivery this week', fr: '' },
    items: [item(card.id)],
    targets: [target],
  });

  await test.step('the card, its code and the ticker are on the screen', async () => {
    await expect(kiosk.loop.locator('main')).toContainText('Hudson Sofa', WORKED);
    await expect(kiosk.loop.locator('main')).toContainText('$1,499.00');
    await expect(kiosk.loop.getByRole('img', { name: 'Scan for details' })).toBeVisible();
    await expect(kiosk.loop.getByText('Free delivery this week')).toBeAttached();
  });

  for (const way of ['stream', 'polling'])
    await test.step(`a card that is removed at the desk leaves the screen in its middle, told by ${way}, without a black frame`, async () => {
      if (way === 'polling') await cutStream();
      const { id } = await desk.call<{ id: string }>('POST', '/media/products', {
        product_id: products[1]?.id,
      });
      const list = await desk.call<{ id: number }>('POST', '/playlists', {
        ...ALWAYS,
        name: way,
        priority: 20,
        ticker: { en: '', fr: '' },
        items: [{ ...item(id), seconds: 300 }],
        targets: [target],
      });
      const cardOnScreen = kiosk.loop.locator('main', { hasText: products[1]?.name ?? 'none' });
      await expect(cardOnScreen).toBeVisible(WORKED);
      await kiosk.loop.evaluate(countEmptyFrames);
      await desk.call('DELETE', `/media/${id}`);
      await expect(cardOnScreen).toHaveCount(0, { timeout: OBEYS_MS[way] });
      expect(await kiosk.loop.evaluate('window.emptyFrames')).toBe(0);
      await desk.call('DELETE', `/playlists/${list.id}`);
    });
  network.fault = null;

  const send = (text: string, is_emergency: boolean) =>
    desk.call<{ id: number }>('POST', '/messages', {
      text: { en: text, fr: '' },
      is_emergency,
      targets: [target],
      ends_at: null,
    });

  await test.step('a message is a band below the clips', async () => {
    const { id } = await send('We close at six today', false);
    await expect(kiosk.loop.getByRole('status').getByText('We close at six today')).toBeVisible();
    await desk.call('DELETE', `/messages/${id}`);
    await expect(kiosk.loop.getByText('We close at six today')).toHaveCount(0);
  });

  await test.step('an emergency ends a visit and covers the loop, also after a start without network', async () => {
    const visit = await kiosk.openVisit();
    await send('Please leave the building', true);
    await expect(kiosk.loop.getByRole('alert')).toContainText('Please leave the building');
    await expect.poll(() => visit.isClosed()).toBe(true);
    await network.cut();
    await kiosk.restart();
    await expect(kiosk.loop.getByRole('alert')).toContainText('Please leave the building', WORKED);
  });
});
