import { resolve } from 'node:path';
import { DEVICE_NAME, expect, PASSCODE, shareKiosk, test } from './fixtures.ts';

const shared = shareKiosk();

test('screens run sandboxed, isolated and without Node', async () => {
  const { kiosk } = shared;
  const preferences = await kiosk.app.evaluate(({ webContents }) =>
    webContents.getAllWebContents().map((contents) => {
      const { sandbox, contextIsolation, nodeIntegration, webSecurity, webviewTag } = (
        contents as unknown as { getLastWebPreferences(): Electron.WebPreferences }
      ).getLastWebPreferences();
      return { sandbox, contextIsolation, nodeIntegration, webSecurity, webviewTag };
    }),
  );
  expect(preferences).toEqual([
    { sandbox: true, contextIsolation: true, nodeIntegration: false, webSecurity: true, webviewTag: false },
  ]);
  const { loop } = kiosk;
  expect(
    await loop.evaluate(() => [typeof require, typeof process, Object.keys(window.kiosk ?? {})]),
  ).toEqual([
    'undefined',
    'undefined',
    ['role', 'mode', 'hasCaptions', 'device', 'media', 'keyboard', 'visit', 'shell'],
  ]);
});

test('the scheme answers with a policy, and never from outside its folder', async () => {
  const { kiosk } = shared;
  const answers = await kiosk.loop.evaluate(async () => {
    const ask = async (path: string) => {
      const answer = await fetch(path);
      return { status: answer.status, policy: answer.headers.get('content-security-policy') };
    };
    return Promise.all([
      ask('/'),
      ask('/catalog/anything'),
      ask('/assets/none.js'),
      ask('/..%2f..%2fpackage.json'),
      ask('/%2e%2e%2f%2e%2e%2felectron%2fmain.cjs'),
      ask('/..%5c..%5cpackage.json'),
      ask('/kiosk-media/..%2fdevice.json'),
    ]);
  });
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 404, 404, 404, 404]);
  for (const { policy } of answers) {
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe-eval');
  }
});

test('clips answer byte ranges: whole, part, end, and beyond', async () => {
  const { kiosk } = shared;
  const [part, end, beyond, whole] = await kiosk.loop.evaluate(async () => {
    const ask = async (range?: string) => {
      const answer = await fetch('/kiosk/fallback.mp4', range ? { headers: { range } } : {});
      const { byteLength } = await answer.arrayBuffer();
      const named = answer.headers.get('content-range')?.replace(/\d+$/, 'size') ?? null;
      return { status: answer.status, byteLength, named };
    };
    return Promise.all([ask('bytes=0-99'), ask('bytes=-10'), ask('bytes=999999999-'), ask()]);
  });
  expect(part).toEqual({ status: 206, byteLength: 100, named: 'bytes 0-99/size' });
  expect([end?.status, end?.byteLength]).toEqual([206, 10]);
  expect([beyond?.status, beyond?.named]).toEqual([416, 'bytes */size']);
  expect(whole?.status).toBe(200);
});

test('a screen the shell did not open gets no answer, though it has the bridge', async () => {
  const answer = await shared.kiosk.app.evaluate(async ({ BrowserWindow }, preload) => {
    const stranger = new BrowserWindow({ show: false, webPreferences: { preload } });
    await stranger.loadURL('data:text/html,<title>Stranger</title>');
    const ask = 'window.kiosk.device.current().then(() => "answered", (error) => error.message)';
    const said = await stranger.webContents.executeJavaScript(ask);
    stranger.destroy();
    return said as string;
  }, resolve('dist/electron/preload.cjs'));
  expect(answer).toContain('Refused');
  expect(await shared.kiosk.linesOfLog()).toContain('refused: device.current from a stranger');
});

test('keeps the display awake, and no screen reader waits for nobody', async () => {
  const state = await shared.kiosk.app.evaluate(({ app, powerSaveBlocker }) => ({
    isAwake: powerSaveBlocker.isStarted(0),
    isRead: app.accessibilitySupportEnabled,
  }));
  expect(state).toEqual({ isAwake: true, isRead: false });
});

test('the shell refuses calls with wrong arguments, from a visit, and without the passcode', async ({
  kiosk,
}) => {
  await kiosk.register(PASSCODE, DEVICE_NAME);
  const outcome = (call: Promise<unknown>) =>
    call.then(
      () => 'answered',
      (error: Error) => error.message,
    );
  const { loop } = kiosk;
  const startAt = (path: string) =>
    outcome(loop.evaluate((target) => window.kiosk?.visit.start({ path: target, idleMs: 1000 }), path));
  expect(await startAt('https://example.com/')).toContain('Refused');
  expect(await startAt('//example.com/')).toContain('Refused');
  expect(await outcome(loop.evaluate(() => window.kiosk?.shell.leave()))).toContain('Staff only');
  expect(await outcome(loop.evaluate(() => window.kiosk?.device.forget()))).toContain('Staff only');
  expect(await outcome(loop.evaluate(() => window.kiosk?.shell.turn()))).toContain('Staff only');
  expect(await outcome(loop.evaluate(() => window.kiosk?.shell.restart()))).toContain('Staff only');
  const unlock = (passcode: string) => loop.evaluate((typed) => window.kiosk?.shell.unlock(typed), passcode);
  for (let tries = 0; tries < 5; tries++) expect(await unlock('0000')).toEqual({ outcome: 'wrong' });
  expect(await unlock(PASSCODE), 'not even the right one, for a while').toMatchObject({ outcome: 'locked' });

  const visit = await kiosk.openVisit();
  expect(await outcome(visit.evaluate(() => window.kiosk?.device.current()))).toContain('Refused');
  expect(await outcome(visit.evaluate(() => window.kiosk?.shell.unlock('2468')))).toContain('Refused');
  expect(
    await visit.evaluate(async () => (await fetch('/kiosk-service/now-playing')).headers.get('content-type')),
  ).toContain('text/html');
});

test('the token stands in no log and no file in clear', async ({ kiosk, network }) => {
  await kiosk.register(PASSCODE, DEVICE_NAME);
  const answer = await fetch(`${network.url}/kiosk-service/devices?memberCode=MAPLE-001`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ passcode: PASSCODE }),
  });
  const { devices } = (await answer.json()) as { devices: { name: string; token: string }[] };
  const token = devices.find(({ name }) => name === DEVICE_NAME)?.token ?? '';
  expect(token.length).toBeGreaterThan(20);
  await kiosk.app.close();
  expect(await kiosk.filesWith(token)).toEqual([]);
});

test('a second start brings the first to the front instead', async () => {
  const { kiosk } = shared;
  const window = await kiosk.app.browserWindow(kiosk.loop);
  const calls = await window.evaluateHandle((first) => {
    const seen: string[] = [];
    first.focus = () => void seen.push('focus');
    return seen;
  });
  expect(await kiosk.startAgain()).toBe(0);
  await expect.poll(() => calls.jsonValue()).toEqual(['focus']);
  await window.evaluate((first) => void Reflect.deleteProperty(first, 'focus'));
  await expect(kiosk.loop.getByRole('button', { name: 'Continue' })).toBeVisible();
});

test('no screen leaves the shop, opens a window, downloads or gets a permission', async () => {
  const { loop, app } = shared.kiosk;
  await loop.evaluate(() => {
    window.open('https://example.com/');
    const link = document.createElement('a');
    link.href = 'https://example.com/';
    link.click();
    const file = document.createElement('a');
    file.href = URL.createObjectURL(new Blob(['x']));
    file.download = 'x.txt';
    file.click();
  });
  expect(await loop.evaluate(() => Notification.requestPermission())).toBe('denied');
  const camera = loop.evaluate(() =>
    navigator.mediaDevices.getUserMedia({ video: true }).then(
      () => 'given',
      () => 'refused',
    ),
  );
  expect(await camera).toBe('refused');
  expect(await loop.evaluate(() => window.location.href)).toBe('shop://storefront/kiosk');
  expect(app.windows()).toHaveLength(1);
});

test('neither a dropped file or link nor a server that sends on elsewhere leads out of the shop', async () => {
  const { kiosk, network } = shared;
  const { loop } = kiosk;
  // The same machine under other names is another origin each time.
  const [dropped, elsewhere] = ['[::1]', 'localhost'].map((name) => network.url.replace('127.0.0.1', name));
  await loop.evaluate(() => {
    document.body.setAttribute('data-same', '');
    window.addEventListener('dragover', () => document.body.setAttribute('data-reached', ''));
  });
  const finger = await loop.context().newCDPSession(loop);
  const link = { mimeType: 'text/uri-list', data: `${dropped}/` };
  for (const given of [{ items: [], files: [resolve('package.json')] }, { items: [link] }])
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      const data = { ...given, dragOperationsMask: 1 };
      await finger.send('Input.dispatchDragEvent', { type, x: 300, y: 300, data });
    }

  const isReached = () => kiosk.ask<boolean>("document.body.hasAttribute('data-reached')");
  await expect.poll(isReached, 'it was over the page').toBe(true);

  network.fault = (asked, answer) => {
    if (asked.url !== '/hop') return false;
    answer.writeHead(302, { location: `${elsewhere}/elsewhere` }).end();
    return true;
  };
  network.calls.length = 0;
  await kiosk.app.evaluate(
    ({ webContents }, hop) =>
      webContents
        .getAllWebContents()[0]
        ?.loadURL(hop)
        .catch(() => {}),
    `${network.url}/hop`,
  );
  expect(network.calls).toContain('GET /hop');
  expect(network.calls).not.toContain('GET /elsewhere');
  await expect.poll(() => kiosk.linesOfLog()).toContain(`left out: navigation to ${elsewhere}`);
  network.fault = null;
  expect(await kiosk.linesOfLog(), 'what was dropped is not even tried').not.toContain(`to ${dropped}`);
  await expect(loop.locator('body[data-same]'), 'the same page still stands').toBeVisible();
  expect(loop.url()).toBe('shop://storefront/kiosk');
});
