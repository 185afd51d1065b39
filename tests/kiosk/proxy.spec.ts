import { once } from 'node:events';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator } from '@playwright/test';
import { KioskShell } from '../page-models/KioskShell.ts';
import { DEVICE_NAME, expect, PASSCODE, STAFF_PASSCODE, test } from './fixtures.ts';

/** A name that only the proxy knows. */
const STORE_URL = 'http://store.invalid';
const USER = 'kiosk';
const PASSWORD = 'Geheim#7';
const REACHED = { timeout: 60_000 };

/** An HTTP proxy that wants a password and leads to the shop. */
async function startProxy(shop: string): Promise<Server> {
  const expected = `Basic ${Buffer.from(`${USER}:${PASSWORD}`).toString('base64')}`;
  const server = createServer((request, response) => {
    if (request.headers['proxy-authorization'] !== expected) {
      response.writeHead(407, { 'proxy-authenticate': 'Basic realm="office"' });
      response.end();
      return;
    }
    const { pathname, search } = new URL(request.url ?? '/', STORE_URL);
    const { host: _host, 'proxy-authorization': _secret, ...headers } = request.headers;
    const upstream = httpRequest(new URL(pathname + search, shop), { method: request.method, headers });
    upstream.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    upstream.on('error', () => response.destroy());
    request.pipe(upstream);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** Types on the keys of the screen, as staff without a keyboard do. */
async function typeOnScreen(kiosk: KioskShell, field: Locator, text: string): Promise<void> {
  await field.click();
  const keys = kiosk.loop.getByRole('group', { name: 'On-screen keyboard' });
  const press = (name: string) => keys.getByRole('button', { name, exact: true }).click();
  for (let left = (await field.inputValue()).length; left > 0; left -= 1) await press('Erase');
  for (const character of text) {
    const isCapital = /[A-Z]/.test(character);
    const isSymbol = /[^A-Za-z\d.]/.test(character);
    if (isSymbol) await press('Numbers and signs');
    if (isCapital) await press('Capital letters');
    await press(character);
    if (isSymbol) await press('Numbers and signs');
  }
  await expect(field).toHaveValue(text);
  await press('Hide the keyboard');
}

test('staff set a proxy with a password at the screen, before the registration and in the staff menu; no log and no file has the password', async ({
  network,
}) => {
  const proxy = await startProxy(network.url);
  const address = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const kiosk = await KioskShell.start({ storeUrl: STORE_URL });
  const { loop } = kiosk;
  /** The app would start again outside of this test. */
  const save = async (form: Locator) => {
    await kiosk.app.evaluate(({ app }) => {
      app.relaunch = () => {};
    });
    await kiosk.endBy(form.getByRole('button', { name: 'Save and restart' }));
    await kiosk.restart();
  };

  await test.step('a screen that does not find the store says so, and takes the proxy', async () => {
    await kiosk.type(PASSCODE);
    await expect(loop.getByRole('alert')).toContainText("The store's address can't be found", REACHED);
    await loop.getByRole('button', { name: 'Proxy', exact: true }).click();
    await typeOnScreen(kiosk, loop.getByLabel('Address'), address);
    await typeOnScreen(kiosk, loop.getByLabel('User name'), USER);
    await typeOnScreen(kiosk, loop.getByLabel('Password'), 'wrong');
    await save(loop.locator('form'));
  });

  await test.step('a wrong password is named, and changed', async () => {
    await kiosk.type(PASSCODE);
    await expect(kiosk.loop.getByRole('alert')).toContainText('does not accept the user name', REACHED);
    await kiosk.loop.getByRole('button', { name: 'Proxy', exact: true }).click();
    await expect(kiosk.loop.getByLabel('Address')).toHaveValue(address);
    await expect(kiosk.loop.getByLabel('Password'), 'a stored password stays in the shell').toHaveValue('');
    await typeOnScreen(kiosk, kiosk.loop.getByLabel('Password'), PASSWORD);
    await save(kiosk.loop.locator('form'));
    await expect(async () => {
      await kiosk.type(PASSCODE);
      await expect(kiosk.loop.getByRole('button', { name: DEVICE_NAME })).toBeVisible();
    }).toPass(REACHED);
    await kiosk.loop.getByRole('button', { name: DEVICE_NAME }).click();
    await expect(kiosk.loop.locator('main', { hasText: 'First clip' })).toBeVisible(REACHED);
  });

  await test.step('a registered screen takes it in the staff menu only', async () => {
    const change = "window.kiosk.shell.setProxy({ address: '', user: '', password: '' }).catch(String)";
    expect(await kiosk.evaluateInLoop<string>(change)).toContain('Staff only');
    const menu = await kiosk.openStaffMenu(STAFF_PASSCODE);
    await menu.getByRole('button', { name: 'Proxy', exact: true }).click();
    await typeOnScreen(kiosk, menu.getByLabel('Address'), 'none.invalid:1');
    await save(menu);
    const fault = async () => (await kiosk.readLog()).includes('network to store.invalid: proxy');
    await expect.poll(fault, REACHED).toBe(true);
  });

  expect(await kiosk.filesContaining(PASSWORD), 'neither log nor settings').toEqual([]);
  await kiosk.stop();
  proxy.close();
  proxy.closeAllConnections();
});
