import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DeviceVault, type Registration } from './deviceVault';

vi.mock('electron', () => ({
  safeStorage: {
    isEncryptionAvailable: () => true,
    getSelectedStorageBackend: () => 'gnome_libsecret',
    setUsePlainTextEncryption: () => {},
    encryptString: (text: string) => Buffer.from(text).reverse(),
    decryptString: (sealed: Buffer) => Buffer.from(sealed).reverse().toString(),
  },
}));

const SHOP = 'https://shop.example/';
const registration: Registration = {
  device: {
    deviceId: 'entrance-kiosk',
    name: 'Entrance',
    type: 'kiosk',
    orientation: 'landscape',
    location: null,
  },
  token: 'the-token',
  passcodeHash: '',
  publicKey: '',
};

let folder: string;
const report = vi.fn();
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vault-'));
  report.mockClear();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const path = () => join(folder, 'device.json');
const open = (serverUrl: string) => new DeviceVault(path(), report, serverUrl);

it.each([
  'https://evil.example/',
  'http://shop.example/',
  'https://shop.example:8443/',
  'https://shop.example.evil.example/',
  'https://sub.shop.example/',
])('gives the token of one server to no other: %s', async (serverUrl) => {
  await open(SHOP).save(registration);
  expect(open(serverUrl).current).toBeNull();
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('another server'));
  expect(report.mock.calls.flat().join()).not.toContain('the-token');
});

it.each([SHOP, 'https://shop.example', 'https://shop.example:443/other/path', 'https://SHOP.example'])(
  'gives the token to its own server, however its address is written: %s',
  async (serverUrl) => {
    await open(SHOP).save(registration);
    expect(open(serverUrl).current).toEqual(registration);
    expect(report).not.toHaveBeenCalled();
  },
);

it('binds a registration from before servers were stored to the server of the first start', async () => {
  const { writeFileAtomically } = await import('../atomicFile');
  const sealed = Buffer.from(JSON.stringify(registration)).reverse().toString('base64');
  await writeFileAtomically(path(), JSON.stringify({ sealed }));
  const before = readFileSync(path(), 'utf8');
  expect(open(SHOP).current).toEqual(registration);
  await vi.waitFor(() => expect(readFileSync(path(), 'utf8')).not.toBe(before));
  expect(open('https://evil.example/').current).toBeNull();
});

it('keeps the registration of the other server on the disk, for when the setting is mended', async () => {
  await open(SHOP).save(registration);
  open('https://evil.example/');
  expect(open(SHOP).current).toEqual(registration);
});
