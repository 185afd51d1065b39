import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FROM, testOutbox } from '../../../tests/backend/testOutbox.ts';
import { waitFor } from '../../../tests/waitFor.ts';
import { deliverDue, startDelivery } from './delivery.ts';
import { smtpMailer } from './mailer.ts';
import { emailOutbox } from './outbox.ts';

const { backend, deliver, listen, row, rows, write } = testOutbox();

describe('a mail server that accepts connections and says nothing', () => {
  let silent: Server;
  const sockets: Socket[] = [];
  beforeEach(async () => {
    silent = createServer((socket) => sockets.push(socket));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', () => resolve()));
  });
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
    silent.close();
  });
  const url = () => `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;

  it.each([
    ['the greeting', { greetingMs: 100 }],
    ['the attempt as a whole', { attemptMs: 100 }],
  ])('is left after the time limit of %s, and the email is repeated', async (_, timeouts) => {
    await write();
    await deliverDue(backend().context, smtpMailer(url(), FROM, timeouts));
    expect(await row()).toMatchObject({ attempts: 1, failedAt: null, sentAt: null });
  });
});

describe('a process that ends', () => {
  it('waits for the email that is being sent, and begins no other', async () => {
    const accepting: (() => void)[] = [];
    const { url } = await listen({
      onData: (stream, _session, done) => {
        stream.resume();
        accepting.push(() => done());
      },
    });
    await write();
    await write('Bo');
    const stop = startDelivery(backend().context, smtpMailer(url, FROM));
    await waitFor(() => expect(accepting).toHaveLength(1));
    let hasStopped = false;
    const stopped = stop().then(() => {
      hasStopped = true;
    });
    await rows();
    expect(hasStopped).toBe(false);
    accepting[0]?.();
    await stopped;
    expect(await rows()).toMatchObject([{ attempts: 1 }, { attempts: 0, sentAt: null }]);
    expect((await row())?.sentAt).not.toBeNull();
  });

  it('leaves a claimed email to the next one, after the lease', async () => {
    const { url, received } = await listen();
    await write();
    await emailOutbox.claim(backend().context);
    await deliver(url);
    expect(received).toEqual([]);
    backend().advanceClock(emailOutbox.limits.leaseMs / 1000);
    await deliver(url);
    expect(received).toHaveLength(1);
  });

  it('between sending and marking causes a second copy with the same Message-ID, which mailboxes recognise', async () => {
    const { url, received } = await listen();
    await write();
    const { db } = backend().context;
    const update = vi.spyOn(db, 'update');
    // The first update claims the email; the second one would mark it.
    update.mockImplementationOnce((table) => Object.getPrototypeOf(db).update.call(db, table));
    update.mockImplementationOnce(() => {
      throw new Error('killed');
    });
    await expect(deliver(url)).rejects.toThrow('killed');
    update.mockRestore();
    backend().advanceClock(emailOutbox.limits.leaseMs / 1000);
    await deliver(url);
    const ids = received.map(({ headers }) => headers['message-id']);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });
});
