import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type Server } from 'node:tls';
import { KioskShell } from '../page-models/KioskShell.ts';
import { DEVICE_NAME, expect, PASSCODE, STAFF_PASSCODE, test } from './fixtures.ts';

const NAME = 'store.invalid';
const RESOLVES = `--host-resolver-rules=MAP ${NAME} 127.0.0.1`;
const NAMED = { timeout: 60_000 };

const FAULTS = [
  ['certificate', [RESOLVES], "The store's certificate is not trusted on this device"],
  ['name', [], "The store's address can't be found"],
  ['proxy', [RESOLVES, '--proxy-server=127.0.0.1:1'], 'The proxy of this network does not respond'],
] as const;

/** The shop behind a self-signed certificate. */
async function startUntrusted(shop: string): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const certificate = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${NAME}`];
  execFileSync('openssl', ['req', ...certificate, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const options = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  const server = createServer(options, (socket) => {
    const upstream = connect(Number(new URL(shop).port), '127.0.0.1');
    for (const side of [socket, upstream]) side.on('error', () => upstream.destroy());
    upstream.on('close', () => socket.destroy());
    socket.pipe(upstream).pipe(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

test('certificate, name and proxy have words of their own at the registration, in the loop and in the staff menu', async ({
  network,
}) => {
  const server = await startUntrusted(network.url);
  const storeUrl = `https://${NAME}:${(server.address() as AddressInfo).port}`;

  await test.step('at the registration', async () => {
    const kiosk = await KioskShell.start({ storeUrl });
    for (const [fault, args, words] of FAULTS) {
      await kiosk.restart({ args: [...args] });
      await kiosk.type(PASSCODE);
      await expect(kiosk.loop.getByRole('alert'), fault).toContainText(words, NAMED);
    }
    await kiosk.stop();
  });

  await test.step('in the loop without a stored playlist, and in the staff menu', async () => {
    const trusting = [RESOLVES, '--ignore-certificate-errors'];
    const kiosk = await KioskShell.start({ storeUrl, args: trusting });
    await kiosk.register(PASSCODE, DEVICE_NAME);
    await expect(kiosk.loop.locator('main', { hasText: 'First clip' })).toBeVisible(NAMED);
    for (const [fault, args, words] of FAULTS) {
      rmSync(join(kiosk.folder, 'answers'), { recursive: true, force: true });
      await kiosk.restart({ args: [...args] });
      await expect(kiosk.loop.getByRole('status').getByText(words), fault).toBeVisible(NAMED);
      const menu = await kiosk.openStaffMenu(STAFF_PASSCODE);
      await expect(menu.getByText(words), fault).toBeVisible();
    }
    await kiosk.stop();
  });
  server.close();
});
