import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { commandText, type KioskCommand } from '../../contract/kioskCommands';
import { CommandLedger } from './commandLedger';
import { createCommandRunner } from './commandRunner';

const newKey = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return { privateKey, pem: publicKey.export({ type: 'spki', format: 'pem' }).toString() };
};
const [service, stranger] = [newKey(), newKey()];
const START = Date.parse('2026-11-21T10:00:00Z');
const MINUTE_MS = 60_000;

let folder: string;
let now: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'commands-'));
  now = START;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function command(change: Partial<KioskCommand> = {}, key = service): KioskCommand {
  const unsigned = {
    id: 'one',
    device_id: 'entrance',
    name: 'reload',
    settings: {},
    issued_at: new Date(now).toISOString(),
    expires_at: new Date(now + 2 * MINUTE_MS).toISOString(),
    ...change,
  };
  const signature = sign(null, Buffer.from(commandText(unsigned)), key.privateKey).toString('base64url');
  return { ...unsigned, signature };
}

/** A kiosk as it is after a start of the app. */
function start(publicKey = service.pem) {
  const [reload, send, log] = [vi.fn(), vi.fn(async () => {}), vi.fn()];
  const runner = createCommandRunner({
    ledger: new CommandLedger(join(folder, 'commands.json')),
    registration: () => ({ deviceId: 'entrance', publicKey }),
    serviceNow: () => now,
    actions: new Map([
      ['reload', async () => ({ status: 'done', result: '', finish: reload }) as const],
      [
        'broken',
        async () => {
          throw new Error('it broke');
        },
      ],
    ]),
    send,
    log,
  });
  return { runner, reload, send, log };
}

it('executes a signed command once, reports it, and reports it again when it is delivered again', async () => {
  const { runner, reload, send } = start();
  const sent = command();
  await Promise.all([runner.accept(sent), runner.accept(sent)]);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(send.mock.calls).toEqual([
    ['one', { status: 'done', result: '' }],
    ['one', { status: 'done', result: '' }],
  ]);
});

it('does not execute a command again after a restart of the app', async () => {
  const sent = command();
  await start().runner.accept(sent);
  const restarted = start();
  await restarted.runner.accept(sent);
  expect(restarted.reload).not.toHaveBeenCalled();
  expect(restarted.send).toHaveBeenCalledWith('one', { status: 'done', result: '' });
});

it('reports a command as failed during which the app ended', async () => {
  await new CommandLedger(join(folder, 'commands.json')).begin('one', START);
  const { runner, reload, send } = start();
  await runner.accept(command());
  expect(reload).not.toHaveBeenCalled();
  expect(send).toHaveBeenCalledWith('one', expect.objectContaining({ status: 'failed' }));
});

const tampered = (): KioskCommand => ({ ...command(), name: 'restart' });
it.each([
  ['another key', () => command({}, stranger), 'not signed'],
  ['a changed text', tampered, 'not signed'],
  ['a signature that is none', () => ({ ...command(), signature: '' }), 'not signed'],
  ['another device', () => command({ device_id: 'kitchen' }), 'another device'],
  [
    'a date in the past',
    () =>
      command({
        issued_at: new Date(now - 3 * MINUTE_MS).toISOString(),
        expires_at: new Date(now).toISOString(),
      }),
    'expired',
  ],
  ['a validity of years', () => command({ expires_at: '2036-01-01T00:00:00Z' }), 'too long'],
])('refuses a command with %s, and logs it once', async (_, create, reason) => {
  const { runner, reload, send, log } = start();
  const bad = create();
  await runner.accept(bad);
  await runner.accept(bad);
  expect(reload).not.toHaveBeenCalled();
  expect(send.mock.calls).toEqual([['one', { status: 'failed', result: expect.stringContaining(reason) }]]);
  expect(log.mock.calls.filter(([line]) => line.includes(reason))).toHaveLength(1);
});

it('refuses everything while it has no key', async () => {
  const { runner, reload } = start('');
  await runner.accept(command());
  expect(reload).not.toHaveBeenCalled();
});

it('refuses an old command that is replayed with a clock set back', async () => {
  const old = command({ id: 'old' });
  const first = start();
  await first.runner.accept(old);
  now += 26 * 60 * MINUTE_MS;
  await first.runner.accept(command({ id: 'new' }));
  now = START;
  const { runner, reload, send } = start();
  await runner.accept(old);
  expect(reload).not.toHaveBeenCalled();
  expect(send).toHaveBeenCalledWith('old', { status: 'failed', result: 'expired' });
});

it('reports a command that fails and a command that this version does not know', async () => {
  const { runner, send } = start();
  await runner.accept(command({ id: 'a', name: 'broken' }));
  await runner.accept(command({ id: 'b', name: 'dance' }));
  expect(send.mock.calls).toEqual([
    ['a', { status: 'failed', result: 'it broke' }],
    ['b', { status: 'failed', result: 'this version does not know the command' }],
  ]);
});

it('executes nothing that the disk does not record: it would be executed again', async () => {
  symlinkSync('/dev/full', join(folder, 'commands.json.new'));
  const { runner, reload, send } = start();
  await runner.accept(command());
  expect(reload).not.toHaveBeenCalled();
  expect(send).toHaveBeenCalledWith('one', { status: 'failed', result: expect.stringContaining('disk') });
});

it('executes a command although its report does not arrive', async () => {
  const { runner, reload, send } = start();
  send.mockRejectedValueOnce(new Error('no network'));
  await runner.accept(command());
  await runner.accept(command());
  expect([reload.mock.calls.length, send.mock.calls.length]).toEqual([1, 2]);
});
