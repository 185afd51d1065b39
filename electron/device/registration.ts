import * as z from 'zod/mini';
import { errorBody } from '../../contract/errors';
import { type DeviceDescription, devicesAnswer, type KioskDevice } from '../../contract/kiosk';
import { readResponse } from '../../contract/readResponse';
import { shownMessage } from '../../contract/shownMessage';
import type { DeviceListing, RegisteredDevice, Unlocking } from '../../src/platform/platform';
import { findResponseFault, type NetworkState } from '../scheme/networkFault';
import type { DeviceVault } from './deviceVault';
import { isPasscodeHash, type PasscodeLock, verifyPasscode } from './passcode';

interface Options {
  vault: DeviceVault;
  lock: PasscodeLock;
  /** path: begins with /. Rejects when offline. */
  callBackend: (
    path: string,
    init: { method: string; headers: Record<string, string>; body: string },
  ) => Promise<Response>;
  memberCode: string | null;
  network: Pick<NetworkState, 'record' | 'recordError'>;
  /** Keeps tokens out of the log. */
  redact: (secret: string) => void;
  /** Called when an open staff menu must close because its passcode was changed. */
  onLocked: () => void;
  report: (event: string) => void;
}

/** Milliseconds that the staff menu stays open. */
const UNLOCKED_MS = 120_000;

/** The kiosk service's status for a wrong passcode. */
const WRONG_PASSCODE = 401;

export const toRegisteredDevice = ({
  device_id,
  name,
  type,
  orientation,
  location,
}: KioskDevice): RegisteredDevice => ({
  deviceId: device_id,
  name,
  type,
  orientation,
  location: location && { storeId: location.store_id, name: location.store_name },
});

async function readErrorMessage(response: Response): Promise<string | undefined> {
  const parsed = z.safeParse(errorBody, await response.json().catch(() => null));
  const message = parsed.success ? parsed.data.messages.error[0]?.message : undefined;
  return message && shownMessage(message);
}

/** Registers this kiosk as one of the location's devices (docs/spec/17 §3 and §4). Only the vault stores tokens. */
export function createRegistration(options: Options) {
  const { vault, lock, callBackend, memberCode, network, redact, onLocked, report } = options;
  let devices: KioskDevice[] = [];
  let passcodeHash = '';
  let publicKey = '';
  /** The hash of the passcode with which the staff menu was last opened, and the time. */
  let opened = { hash: '', at: Number.NEGATIVE_INFINITY };

  async function list(request: { memberCode: string | null; passcode: string }): Promise<DeviceListing> {
    const until = lock.lockedUntil();
    if (until) return { outcome: 'locked', until: until.toISOString() };
    const member = encodeURIComponent(request.memberCode ?? memberCode ?? '');
    let response: Response;
    try {
      response = await callBackend(`/kiosk-service/devices?memberCode=${member}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ passcode: request.passcode }),
      });
    } catch (error) {
      return { outcome: 'offline', fault: network.recordError(error) };
    }
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    const fault = findResponseFault(response, isJson || !response.ok);
    network.record(fault);
    if (fault) return { outcome: 'offline', fault };
    if (!response.ok) {
      if (response.status === WRONG_PASSCODE) await lock.recordFailure();
      const message = await readErrorMessage(response);
      return message ? { outcome: 'refused', message } : { outcome: 'failed' };
    }
    const parsed = readResponse(devicesAnswer, await response.json().catch(() => null));
    if (!parsed.data) return { outcome: 'failed' };
    await lock.reset();
    devices = parsed.data.devices;
    publicKey = parsed.data.public_key;
    // Never the registration passcode, which can also register other screens.
    passcodeHash = parsed.data.passcode_hash;
    return { outcome: 'listed', devices: devices.map(toRegisteredDevice) };
  }

  /** Stores one of the devices that list returned last. Throws for any other id. */
  async function choose(deviceId: string): Promise<RegisteredDevice> {
    const chosen = devices.find(({ device_id }) => device_id === deviceId);
    if (!chosen) throw new Error('That device was not in the list');
    const device = toRegisteredDevice(chosen);
    redact(chosen.token);
    await vault.save({ device, token: chosen.token, passcodeHash, publicKey });
    devices = [];
    return device;
  }

  /** Verifies a passcode against that of the staff menu; works offline. */
  async function unlock(passcode: string): Promise<Unlocking> {
    const until = lock.lockedUntil();
    if (until) return { outcome: 'locked', until: until.toISOString() };
    const hash = vault.current?.passcodeHash ?? '';
    if (!isPasscodeHash(hash)) return { outcome: 'unset' };
    const isCorrect = verifyPasscode(passcode, hash);
    await (isCorrect ? lock.reset() : lock.recordFailure());
    if (isCorrect) opened = { hash, at: performance.now() };
    return { outcome: isCorrect ? 'open' : 'wrong' };
  }

  /** Whether staff have opened the menu recently, with the passcode that is still valid. */
  const isUnlocked = (): boolean =>
    opened.hash === vault.current?.passcodeHash && performance.now() - opened.at <= UNLOCKED_MS;

  /**
   * Stores the hash of a changed staff menu passcode, as received with the response to a heartbeat. Offline, the last one remains valid.
   * token: that of the registration that sent the heartbeat; a later registration keeps its own hash
   */
  async function changePasscodeHash(changed: string, token: string): Promise<void> {
    const { current } = vault;
    if (current?.token !== token || current.passcodeHash === changed || !isPasscodeHash(changed)) return;
    await vault.save({ ...current, passcodeHash: changed });
    onLocked();
    report('the passcode of the staff menu was changed at the desk');
  }

  /** Stores a name, kind or orientation that staff have changed at the desk, with the registration that has this token. */
  async function changeDescription(
    { name, type, orientation }: DeviceDescription,
    token: string,
  ): Promise<void> {
    const { current } = vault;
    if (current?.token !== token) return;
    const device = { ...current.device, name, type, orientation };
    if (JSON.stringify(device) !== JSON.stringify(current.device)) await vault.save({ ...current, device });
  }

  return { list, choose, unlock, isUnlocked, changePasscodeHash, changeDescription };
}
export type DeviceRegistration = ReturnType<typeof createRegistration>;
