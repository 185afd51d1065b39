import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { commandText } from '../../contract/kioskCommands';
import { waitFor } from '../../tests/waitFor';
import { startCommands } from './startCommands';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');

function signedCommand() {
  const unsigned = {
    id: 'one',
    device_id: 'entrance',
    name: 'log',
    settings: {},
    issued_at: new Date().toISOString(),
    expires_at: new Date(Date.now() + 60_000).toISOString(),
  };
  const signature = sign(null, Buffer.from(commandText(unsigned)), privateKey).toString('base64url');
  return { ...unsigned, signature };
}

let folder: string;
let stop: (() => void) | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'commands-'));
});
afterEach(() => {
  stop?.();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a kiosk that polls one command for its log. respond: the status of each upload, by number of attempt from 1 */
function start(respond: (attempt: number) => number) {
  const uploads: string[] = [];
  const reports: string[] = [];
  stop = startCommands({
    folder,
    backendUrl: 'https://shop.example',
    async fetch(url, { method }) {
      const { pathname } = new URL(url);
      if (pathname === '/kiosk-service/commands') return Response.json({ commands: [signedCommand()] });
      if (method !== 'POST') return new Response('', { status: 404 });
      const isFile = pathname.endsWith('/file');
      (isFile ? uploads : reports).push(pathname);
      return new Response('', { status: isFile ? respond(uploads.length) : 200 });
    },
    vault: {
      current: {
        device: { deviceId: 'entrance', name: '', type: 'tv', orientation: 'landscape', location: null },
        token: 'secret',
        passcodeHash: '',
        publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      },
      save: async () => {},
    },
    actions: {
      isVisitOpen: () => false,
      captureLoop: vi.fn(),
      readLog: () => 'a line',
      identify: () => {},
      reload: () => {},
      restart: () => {},
      clearClips: async () => {},
      changeSettings: async () => false,
    },
    onChanged: () => {},
    log: () => {},
  });
  return { uploads, reports };
}

it.each([
  ['uploads a file again after the service has failed', (attempt: number) => (attempt < 3 ? 503 : 200), 3],
  ['does not upload a file again that the service rejects', () => 413, 1],
])('%s', async (_, respond, expected) => {
  const { uploads, reports } = start(respond);
  await waitFor(() => expect(reports).toHaveLength(1));
  expect(uploads).toHaveLength(expected);
});
