import { beforeEach, expect, it, vi } from 'vitest';
import type { DeviceVault } from './deviceVault';
import { hashPasscode, type PasscodeLock } from './passcode';
import { createRegistration } from './registration';

const device = {
  device_id: 'front-window',
  name: 'Front window',
  type: 'kiosk',
  orientation: 'portrait',
  token: 'the-token',
  location: null,
};
let answer: object;
let status: number;
let vault: Pick<DeviceVault, 'current' | 'save'> & { current: DeviceVault['current'] };
beforeEach(() => {
  status = 200;
  vault = {
    current: null,
    save: async (registration) => {
      vault.current = registration;
    },
  };
});

const onLocked = vi.fn();

async function registered() {
  const registration = createRegistration({
    vault: vault as DeviceVault,
    lock: { lockedUntil: () => null, reset: vi.fn(), recordFailure: vi.fn() } as unknown as PasscodeLock,
    callBackend: async () => Response.json(answer, { status }),
    memberCode: 'MAPLE-001',
    network: { record: vi.fn(), recordError: () => 'offline' },
    redact: vi.fn(),
    onLocked,
    report: vi.fn(),
  });
  await registration.list({ memberCode: null, passcode: '2468' });
  await registration.choose('front-window');
  return registration;
}

it('opens the staff menu with its own passcode, and stores nothing of the registration passcode', async () => {
  answer = { devices: [device], public_key: '', passcode_hash: hashPasscode('135790') };
  const { unlock } = await registered();
  expect(await unlock('2468')).toEqual({ outcome: 'wrong' });
  expect(await unlock('135790')).toEqual({ outcome: 'open' });
});

it.each([undefined, '', 'no hash'])(
  'has no passcode of the staff menu where the service has %j',
  async (passcode_hash) => {
    answer = { devices: [device], passcode_hash };
    const { unlock, isUnlocked, changePasscodeHash } = await registered();
    expect(await unlock('2468'), 'it registers other screens too').toEqual({ outcome: 'unset' });
    expect(await unlock('')).toEqual({ outcome: 'unset' });
    expect(isUnlocked()).toBe(false);
    await changePasscodeHash(hashPasscode('246801'), 'the-token');
    expect(await unlock('246801'), 'chosen at the desk later').toEqual({ outcome: 'open' });
  },
);

it('stores a name, kind and orientation that staff change, for its own registration only', async () => {
  answer = { devices: [device], passcode_hash: hashPasscode('135790') };
  const { changeDescription } = await registered();
  const described = { name: 'Back wall', type: 'tv', orientation: 'landscape' } as const;
  await changeDescription(described, 'an-earlier-token');
  expect(vault.current?.device).toMatchObject({ name: 'Front window', type: 'kiosk' });
  await changeDescription(described, 'the-token');
  expect(vault.current).toMatchObject({
    device: { deviceId: 'front-window', location: null, ...described },
    token: 'the-token',
  });
  const stored = vault.current;
  await changeDescription(described, 'the-token');
  expect(vault.current, 'not written again').toBe(stored);
});

it('closes an open menu when its passcode is changed', async () => {
  answer = { devices: [device], passcode_hash: hashPasscode('135790') };
  const { unlock, isUnlocked, changePasscodeHash } = await registered();
  expect(isUnlocked()).toBe(false);
  await unlock('135790');
  expect(isUnlocked()).toBe(true);
  onLocked.mockClear();
  await changePasscodeHash(hashPasscode('135790'), 'an-earlier-token');
  expect([isUnlocked(), onLocked.mock.calls.length]).toEqual([true, 0]);
  await changePasscodeHash(hashPasscode('246801'), 'the-token');
  expect([isUnlocked(), onLocked.mock.calls.length]).toEqual([false, 1]);
  await unlock('246801');
  expect(isUnlocked()).toBe(true);
  await unlock('135790');
});

it('follows a passcode that was changed at the desk, and keeps the last one without network', async () => {
  answer = { devices: [device], passcode_hash: hashPasscode('135790') };
  const { unlock, changePasscodeHash } = await registered();
  await changePasscodeHash(hashPasscode('246801'), 'the-token');
  expect(await unlock('135790')).toEqual({ outcome: 'wrong' });
  expect(await unlock('246801')).toEqual({ outcome: 'open' });
  expect(vault.current, 'nothing else changes').toMatchObject({ token: 'the-token', publicKey: '' });
});

it.each([
  ['no hash', '', 'the-token'],
  ['a text that no passcode matches', 'abc:def', 'the-token'],
  ['the hash for a registration from before', hashPasscode('246801'), 'an-earlier-token'],
])('keeps its passcode when it receives %s', async (_, changed, token) => {
  answer = { devices: [device], passcode_hash: hashPasscode('135790') };
  const { unlock, changePasscodeHash } = await registered();
  await changePasscodeHash(changed, token);
  expect(await unlock('135790')).toEqual({ outcome: 'open' });
});

it('changes no passcode of a screen that is not registered', async () => {
  answer = { devices: [device] };
  const { changePasscodeHash } = await registered();
  vault.current = null;
  await changePasscodeHash(hashPasscode('246801'), 'the-token');
  expect(vault.current).toBeNull();
});

it('shows no text of a database that a kiosk service answers with (docs/spec/19 §2)', async () => {
  answer = { devices: [device], passcode_hash: '' };
  const { list } = await registered();
  status = 500;
  answer = { messages: { error: [{ code: 500, message: 'SQLSTATE[HY000]: no table' }] } };
  expect(await list({ memberCode: null, passcode: '2468' })).toEqual({
    outcome: 'refused',
    message: 'Database error',
  });
});
