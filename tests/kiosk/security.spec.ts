import { resolve } from 'node:path';
import { DEVICE_NAME, expect, PASSCODE, STAFF_PASSCODE, shareKiosk, test } from './fixtures.ts';

const shared = shareKiosk();

test('the screens of a kiosk are closed: processes, paths, senders, windows, navigation, downloads and permissions', async () => {
  await test.step('screens run sandboxed, isolated and without Node', async () => {
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
      ['role', 'mode', 'station', 'hasCaptions', 'device', 'media', 'keyboard', 'visit', 'shell'],
    ]);
  });

  await test.step('every response has a security policy, and no path leaves its folder', async () => {
    const { kiosk } = shared;
    const responses = await kiosk.loop.evaluate(async () => {
      const read = async (path: string) => {
        const response = await fetch(path);
        return { status: response.status, policy: response.headers.get('content-security-policy') };
      };
      return Promise.all([
        read('/'),
        read('/catalog/anything'),
        read('/assets/none.js'),
        read('/..%2f..%2fpackage.json'),
        read('/%2e%2e%2f%2e%2e%2felectron%2fmain.cjs'),
        read('/..%5c..%5cpackage.json'),
        read('/kiosk-media/..%2fdevice.json'),
      ]);
    });
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 404, 404, 404, 404, 404]);
    for (const { policy } of responses) {
      expect(policy).toContain("script-src 'self';");
      expect(policy).not.toContain('unsafe-eval');
    }
  });

  await test.step('serves byte ranges of clips: the whole, a part, the end, and an unsatisfiable one', async () => {
    const { kiosk } = shared;
    const [part, end, beyond, whole] = await kiosk.loop.evaluate(async () => {
      const read = async (range?: string) => {
        const response = await fetch('/kiosk/fallback.mp4', range ? { headers: { range } } : {});
        const { byteLength } = await response.arrayBuffer();
        const contentRange = response.headers.get('content-range')?.replace(/\d+$/, 'size') ?? null;
        return { status: response.status, byteLength, contentRange };
      };
      return Promise.all([read('bytes=0-99'), read('bytes=-10'), read('bytes=999999999-'), read()]);
    });
    expect(part).toEqual({ status: 206, byteLength: 100, contentRange: 'bytes 0-99/size' });
    expect([end?.status, end?.byteLength]).toEqual([206, 10]);
    expect([beyond?.status, beyond?.contentRange]).toEqual([416, 'bytes */size']);
    expect(whole?.status).toBe(200);
  });

  await test.step('rejects calls of a window that the shell did not open, though it has the bridge', async () => {
    const result = await shared.kiosk.app.evaluate(async ({ BrowserWindow }, preload) => {
      const unknownWindow = new BrowserWindow({ show: false, webPreferences: { preload } });
      await unknownWindow.loadURL('data:text/html,<title>Unknown window</title>');
      const script = 'window.kiosk.device.current().then(() => "resolved", (error) => error.message)';
      const outcome = await unknownWindow.webContents.executeJavaScript(script);
      unknownWindow.destroy();
      return outcome as string;
    }, resolve('dist/electron/preload.cjs'));
    expect(result).toContain('Refused');
    expect(await shared.kiosk.readLog()).toContain('refused: device.current from an unknown sender');
  });

  await test.step('keeps the display awake and leaves accessibility support off', async () => {
    const state = await shared.kiosk.app.evaluate(({ app, powerSaveBlocker }) => ({
      isAwake: powerSaveBlocker.isStarted(0),
      hasAccessibilitySupport: app.accessibilitySupportEnabled,
    }));
    expect(state).toEqual({ isAwake: true, hasAccessibilitySupport: false });
  });

  await test.step('a second start focuses the window of the first', async () => {
    const { kiosk } = shared;
    const window = await kiosk.app.browserWindow(kiosk.loop);
    const calls = await window.evaluateHandle((first) => {
      const focusCalls: string[] = [];
      first.focus = () => void focusCalls.push('focus');
      return focusCalls;
    });
    expect(await kiosk.startSecondInstance()).toBe(0);
    await expect.poll(() => calls.jsonValue()).toEqual(['focus']);
    await window.evaluate((first) => void Reflect.deleteProperty(first, 'focus'));
    await expect(kiosk.loop.getByRole('button', { name: 'Continue' })).toBeVisible();
  });

  await test.step('no screen navigates away, opens a window, downloads or gets a permission', async () => {
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
        () => 'granted',
        () => 'denied',
      ),
    );
    expect(await camera).toBe('denied');
    expect(await loop.evaluate(() => window.location.href)).toBe('shop://storefront/kiosk');
    expect(app.windows()).toHaveLength(1);
  });

  await test.step('no screen opens the system’s dialog for files', async () => {
    const { loop } = shared.kiosk;
    const pickers = ['showOpenFilePicker', 'showSaveFilePicker', 'showDirectoryPicker'];
    expect(await loop.evaluate((names) => names.filter((name) => name in window), pickers)).toEqual([]);
    await loop.evaluate(() => {
      const input = document.createElement('input');
      Object.assign(input, { type: 'file', id: 'file' });
      input.style.cssText = 'position: fixed; inset: 0; z-index: 2147483647';
      input.addEventListener('click', ({ defaultPrevented }) => {
        input.title = String(defaultPrevented);
      });
      document.body.append(input);
    });
    // A click of a locator would wait for the navigation that was blocked.
    await loop.mouse.click(300, 300);
    const titleOf = () => loop.evaluate(() => document.querySelector('#file')?.getAttribute('title'));
    await expect.poll(titleOf, 'the click of a shopper is prevented').toBe('true');
    const isDetachedPrevented = await loop.evaluate(() => {
      document.querySelector('#file')?.remove();
      const detached = document.createElement('input');
      detached.type = 'file';
      let isPrevented = false;
      detached.addEventListener('click', (event) => {
        isPrevented = event.defaultPrevented;
      });
      detached.click();
      return isPrevented;
    });
    expect(isDetachedPrevented).toBe(true);
  });

  await test.step('neither a dropped file or link nor a redirect leaves the storefront', async () => {
    const { kiosk, network } = shared;
    const { loop } = kiosk;
    // Each other name of this machine is another origin.
    const [dropped, elsewhere] = ['[::1]', 'localhost'].map((name) => network.url.replace('127.0.0.1', name));
    await loop.evaluate(() => {
      document.body.setAttribute('data-same', '');
      window.addEventListener('dragover', () => document.body.setAttribute('data-reached', ''));
    });
    const cdp = await loop.context().newCDPSession(loop);
    const link = { mimeType: 'text/uri-list', data: `${dropped}/` };
    for (const payload of [{ items: [], files: [resolve('package.json')] }, { items: [link] }])
      for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
        const data = { ...payload, dragOperationsMask: 1 };
        await cdp.send('Input.dispatchDragEvent', { type, x: 300, y: 300, data });
      }

    const isReached = () => kiosk.evaluateInLoop<boolean>("document.body.hasAttribute('data-reached')");
    await expect.poll(isReached, 'the drag reached the page').toBe(true);

    network.fault = (request, response) => {
      if (request.url !== '/hop') return false;
      response.writeHead(302, { location: `${elsewhere}/elsewhere` }).end();
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
    await expect.poll(() => kiosk.readLog()).toContain(`blocked: navigation to ${elsewhere}`);
    network.fault = null;
    expect(await kiosk.readLog(), 'a dropped link causes no navigation').not.toContain(`to ${dropped}`);
    await expect(loop.locator('body[data-same]'), 'the page was not reloaded').toBeVisible();
    expect(loop.url()).toBe('shop://storefront/kiosk');
  });
});

test('a registered kiosk rejects calls with invalid arguments, from a visit and without the passcode, and no log and no file has its token', async () => {
  const { kiosk, network } = shared;
  await kiosk.register(PASSCODE, DEVICE_NAME);
  const outcome = (call: Promise<unknown>) =>
    call.then(
      () => 'resolved',
      (error: Error) => error.message,
    );
  const { loop } = kiosk;
  const startAt = (path: string) =>
    outcome(
      loop.evaluate(
        (target) => window.kiosk?.visit.start({ path: target, idleMs: 1000, location: null }),
        path,
      ),
    );
  expect(await startAt('https://example.com/')).toContain('Refused');
  expect(await startAt('//example.com/')).toContain('Refused');
  expect(await outcome(loop.evaluate(() => window.kiosk?.shell.exitKiosk()))).toContain('Staff only');
  expect(await outcome(loop.evaluate(() => window.kiosk?.device.forget()))).toContain('Staff only');
  expect(await outcome(loop.evaluate(() => window.kiosk?.shell.rotate()))).toContain('Staff only');
  expect(await outcome(loop.evaluate(() => window.kiosk?.shell.restart()))).toContain('Staff only');
  const unlock = (passcode: string) => loop.evaluate((typed) => window.kiosk?.shell.unlock(typed), passcode);
  for (let tries = 0; tries < 5; tries++) expect(await unlock('0000')).toEqual({ outcome: 'wrong' });
  expect(await unlock(STAFF_PASSCODE), 'locked, even with the correct passcode').toMatchObject({
    outcome: 'locked',
  });

  const visit = await kiosk.openVisit();
  expect(await outcome(visit.evaluate(() => window.kiosk?.device.current()))).toContain('Refused');
  expect(await outcome(visit.evaluate(() => window.kiosk?.shell.unlock('2468')))).toContain('Refused');
  expect(await outcome(visit.evaluate(() => window.kiosk?.shell.info()))).toContain('Refused');
  expect(
    await visit.evaluate(async () => (await fetch('/kiosk-service/now-playing')).headers.get('content-type')),
  ).toContain('text/html');
  await kiosk.closeVisit(visit);

  await test.step('no log and no file has the token in clear text', async () => {
    const response = await fetch(`${network.url}/kiosk-service/devices?memberCode=MAPLE-001`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ passcode: PASSCODE }),
    });
    const { devices } = (await response.json()) as { devices: { name: string; token: string }[] };
    const token = devices.find(({ name }) => name === DEVICE_NAME)?.token ?? '';
    expect(token.length).toBeGreaterThan(20);
    await kiosk.app.close();
    expect(await kiosk.filesContaining(token)).toEqual([]);
  });
});
