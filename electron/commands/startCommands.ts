import { join } from 'node:path';
import * as z from 'zod/mini';
import { nowPlaying } from '../../contract/kiosk';
import type { CommandReport } from '../../contract/kioskCommands';
import type { DeviceVault } from '../device/deviceVault';
import { createCommandActions } from './commandActions';
import { type ServiceFetch, startCommandClient } from './commandClient';
import { CommandLedger } from './commandLedger';
import { createCommandRunner } from './commandRunner';

type Actions = Omit<Parameters<typeof createCommandActions>[0], 'upload'>;

interface Options {
  /** The app's user data folder. */
  folder: string;
  backendUrl: string;
  fetch: ServiceFetch;
  vault: Pick<DeviceVault, 'current' | 'save'>;
  actions: Actions;
  onChanged: () => void;
  log: (line: string) => void;
}

const REQUEST_TIMEOUT_MS = 30_000;
const ATTEMPTS = 3;

/** Receives commands from the kiosk service, executes them, and sends their results. Returns a function that stops it. */
export function startCommands({ folder, backendUrl, fetch, vault, actions, onChanged, log }: Options) {
  const serviceUrl = new URL('/kiosk-service', backendUrl).href;

  const urlOf = (path: string): string =>
    `${serviceUrl}${path}?token=${encodeURIComponent(vault.current?.token ?? '')}`;

  /** Sends a result. Retries when the network or the service fails, but not when the service rejects it. */
  async function post(path: string, type: string, body: BodyInit): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
      const init = { method: 'POST', headers: { 'content-type': type }, body, signal };
      const response = await fetch(urlOf(path), init).catch((error: unknown) => {
        if (attempt === ATTEMPTS) throw error;
        return null;
      });
      if (response?.ok) return;
      if (response && (response.status < 500 || attempt === ATTEMPTS))
        throw new Error(`status ${response.status}`);
    }
  }

  /** A registration made before the service had a key adopts the first one that its playlist contains. */
  async function findKey(token: string): Promise<void> {
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const response = await fetch(urlOf('/now-playing'), { signal });
    const parsed = z.safeParse(nowPlaying, await response.json().catch(() => null));
    const { current } = vault;
    if (!response.ok || !parsed.success || !parsed.data.public_key || current?.token !== token) return;
    if (!current.publicKey) await vault.save({ ...current, publicKey: parsed.data.public_key });
  }

  const runner = createCommandRunner({
    ledger: new CommandLedger(join(folder, 'commands.json')),
    registration: () => vault.current && { ...vault.current.device, publicKey: vault.current.publicKey },
    serviceNow: () => client.serviceNow(),
    actions: createCommandActions({
      ...actions,
      upload: (id, type, content) =>
        post(`/commands/${id}/file`, type, new Blob([content as Uint8Array<ArrayBuffer>])),
    }),
    send: (id, report: CommandReport) => post(`/commands/${id}`, 'application/json', JSON.stringify(report)),
    log,
  });
  const client = startCommandClient({
    serviceUrl,
    fetch,
    token: () => vault.current?.token ?? null,
    async onCommand(command) {
      const { current } = vault;
      if (current && !current.publicKey)
        await findKey(current.token).catch((error) => log(`no key to verify commands: ${String(error)}`));
      await runner.accept(command);
    },
    onChanged,
    log,
  });
  return client.stop;
}
