import { pairedDevice, pairingAnswer } from '../../contract/kiosk';
import { readResponse } from '../../contract/readResponse';
import type { Pairing, RegisteredDevice } from '../../src/platform/platform';
import type { DeviceVault } from './deviceVault';
import { toRegisteredDevice } from './registration';

interface Options {
  vault: Pick<DeviceVault, 'save'>;
  /** path: begins with /. Rejects when offline. */
  callBackend: (path: string, init: RequestInit) => Promise<Response>;
  /** The desk has the same origin. */
  backendUrl: string;
  version: string;
  /** Keeps secrets out of the log. */
  redact: (secret: string) => void;
}

const PATH = '/kiosk-service/pairings';
/** Statuses of a backend that does not implement the call. */
const MISSING_STATUSES = [404, 405, 501];
/** The status of an expired code. */
const EXPIRED = 410;

/**
 * Shows a code for staff at the desk and waits until they register this screen (docs/spec/17 §7). The secret that fetches the registration
 * never leaves the main process.
 */
export function createPairing({ vault, callBackend, backendUrl, version, redact }: Options) {
  let current: { code: string; secret: string; expiresAt: number } | null = null;

  const waiting = (code: string): Pairing => ({
    outcome: 'waiting',
    code,
    url: new URL(`/desk/devices/register?code=${code}`, backendUrl).href,
  });

  async function start(orientation: RegisteredDevice['orientation']): Promise<Pairing> {
    const response = await callBackend(PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ orientation, version }),
    });
    if (MISSING_STATUSES.includes(response.status)) return { outcome: 'unsupported' };
    const { data } = response.ok
      ? readResponse(pairingAnswer, await response.json().catch(() => null))
      : { data: undefined };
    if (!data) return { outcome: 'unavailable' };
    redact(data.secret);
    current = {
      code: data.code,
      secret: data.secret,
      expiresAt: performance.now() + lifetimeMs(response, data),
    };
    return waiting(data.code);
  }

  async function pair(orientation: RegisteredDevice['orientation']): Promise<Pairing> {
    try {
      if (!current || performance.now() > current.expiresAt) return await start(orientation);
      const { code, secret } = current;
      const response = await callBackend(`${PATH}?secret=${encodeURIComponent(secret)}`, {
        method: 'GET',
        headers: { accept: 'application/json' },
      });
      if (response.status === EXPIRED) {
        current = null;
        return await start(orientation);
      }
      if (!response.ok) return waiting(code);
      const { data } = readResponse(pairedDevice, await response.json().catch(() => null));
      if (!data?.device) return waiting(code);
      const device = toRegisteredDevice(data.device);
      redact(data.device.token);
      await vault.save({
        device,
        token: data.device.token,
        passcodeHash: data.passcode_hash,
        publicKey: data.public_key,
      });
      current = null;
      return { outcome: 'registered', device };
    } catch {
      // While offline, the code stays on the screen until it expires.
      return current ? waiting(current.code) : { outcome: 'unavailable' };
    }
  }

  return { pair };
}
export type DevicePairing = ReturnType<typeof createPairing>;

const LONGEST_MS = 3_600_000;

/** How long a code is valid, by the service's clock, because that of this machine may be wrong. */
function lifetimeMs(response: Response, { expires_at }: { expires_at: string }): number {
  const now = Date.parse(response.headers.get('date') ?? '') || Date.now();
  const lifetime = Date.parse(expires_at) - now;
  return Number.isFinite(lifetime) ? Math.min(Math.max(lifetime, 0), LONGEST_MS) : LONGEST_MS;
}
