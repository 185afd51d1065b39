import * as z from 'zod/mini';
import { errorBody } from '../../src/api/contract/errors';
import { devicesAnswer, type KioskDevice } from '../../src/api/contract/kiosk';
import type { DeviceListing, RegisteredDevice, Unlocking } from '../../src/platform/platform';
import type { DeviceVault } from './deviceVault';
import { hashPasscode, isPasscode } from './passcodeHash';
import type { PasscodeLock } from './passcodeLock';

interface Parts {
  vault: DeviceVault;
  lock: PasscodeLock;
  /** Calls the store's server; path begins with /. Rejects when no answer comes. */
  send: (
    path: string,
    init: { method: string; headers: Record<string, string>; body: string },
  ) => Promise<Response>;
  memberCode: string | null;
  /** Tokens and passcodes never reach the log. */
  hide: (secret: string) => void;
}

const WRONG_PASSCODE = 401;

const shown = ({ device_id, name, type, orientation }: KioskDevice): RegisteredDevice => ({
  deviceId: device_id,
  name,
  type,
  orientation,
});

async function messageOf(answer: Response): Promise<string | undefined> {
  const parsed = z.safeParse(errorBody, await answer.json().catch(() => null));
  return parsed.success ? parsed.data.messages.error[0]?.message : undefined;
}

/** From a passcode to a chosen device (commerce specification §7 and §8). Tokens stay in here and in the vault. */
export function makeRegistration({ vault, lock, send, memberCode, hide }: Parts) {
  let listed: KioskDevice[] = [];
  let passcodeHash = '';

  async function list(request: { memberCode: string | null; passcode: string }): Promise<DeviceListing> {
    const until = lock.lockedUntil();
    if (until) return { outcome: 'locked', until: until.toISOString() };
    const member = encodeURIComponent(request.memberCode ?? memberCode ?? '');
    let answer: Response;
    try {
      answer = await send(`/kiosk-service/devices?memberCode=${member}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ passcode: request.passcode }),
      });
    } catch {
      return { outcome: 'offline' };
    }
    if (!answer.ok) {
      if (answer.status === WRONG_PASSCODE) await lock.wrong();
      const message = await messageOf(answer);
      return message ? { outcome: 'refused', message } : { outcome: 'failed' };
    }
    const parsed = z.safeParse(devicesAnswer, await answer.json().catch(() => null));
    if (!parsed.success) return { outcome: 'failed' };
    await lock.right();
    listed = parsed.data.devices;
    passcodeHash = hashPasscode(request.passcode);
    return { outcome: 'listed', devices: listed.map(shown) };
  }

  async function choose(deviceId: string): Promise<RegisteredDevice> {
    const found = listed.find(({ device_id }) => device_id === deviceId);
    if (!found) throw new Error('That device was not in the list');
    const device = shown(found);
    hide(found.token);
    await vault.keep({ device, token: found.token, passcodeHash });
    listed = [];
    return device;
  }

  /** Without network: checks a passcode against the one the device was registered with. */
  async function unlock(passcode: string): Promise<Unlocking> {
    const until = lock.lockedUntil();
    if (until) return { outcome: 'locked', until: until.toISOString() };
    const isRight = vault.current !== null && isPasscode(passcode, vault.current.passcodeHash);
    await (isRight ? lock.right() : lock.wrong());
    return { outcome: isRight ? 'open' : 'wrong' };
  }

  return { list, choose, unlock };
}
export type DeviceRegistration = ReturnType<typeof makeRegistration>;
