import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { asc } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { BACKEND_START_MS, openTestBackend, type TestBackend } from '../../../tests/backend/testBackend.ts';
import { smtpError, startMailServer, type TestMailServer } from '../../../tests/backend/testMailServer.ts';
import { waitFor } from '../../../tests/waitFor.ts';
import { outbox } from '../database/schema/customer.ts';
import { prune } from '../limits/prune.ts';
import { backoffMs, deliverDue, startDelivery } from './delivery.ts';
import { smtpMailer } from './mailer.ts';
import { claimEmail, LEASE_MS } from './outbox.ts';

const FROM = 'shop@mail.example';
const DAY = 86_400;
let backend: TestBackend;
let server: TestMailServer | null = null;
const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeAll(async () => {
  backend = await openTestBackend();
}, BACKEND_START_MS);
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.context.db.delete(outbox);
  backend.advanceClock(DAY);
  log.mockClear();
});
afterEach(async () => {
  await server?.close();
  server = null;
});

async function listen(...settings: Parameters<typeof startMailServer>): Promise<TestMailServer> {
  server = await startMailServer(...settings);
  return server;
}
const rows = () => backend.context.db.select().from(outbox).orderBy(asc(outbox.id));
const row = async () => (await rows())[0];
const deliver = (url: string) => deliverDue(backend.context, smtpMailer(url, FROM));
const write = async (name = 'Ada') => {
  const browser = await backend.newBrowser().startSession();
  const form = { name, email: 'ada@example.com', message: 'Is it warm?' };
  expect((await browser.call('POST', '/forms/contact', form)).status).toBe(200);
};

describe('an email that the mail server accepts', () => {
  it('arrives once with sender, reply address, text and HTML, and its contents leave the outbox', async () => {
    const { url, received } = await listen();
    await write();
    await deliver(url);
    await deliver(url);
    expect(received).toHaveLength(1);
    const [email] = received;
    expect(email).toMatchObject({ from: FROM, recipients: ['hello@maple-and-main.example'] });
    expect(email?.headers).toMatchObject({
      from: `"Maple & Main Home" <${FROM}>`,
      'reply-to': 'ada@example.com',
      subject: 'A message from Ada',
      'auto-submitted': 'auto-generated',
    });
    for (const part of [email?.text, email?.html]) expect(part).toContain('Is it warm?');
    expect(await row()).toMatchObject({ body: {}, replyTo: '', nextAttemptAt: null, failedAt: null });
    expect((await row())?.sentAt).toEqual(backend.context.clock());
  });

  it('is sent to a server that requires a login', async () => {
    const { url, received } = await listen(
      {
        authOptional: false,
        allowInsecureAuth: true,
        onAuth: ({ username, password }, _, done) =>
          username === 'shop' && password === 'p@ss/word'
            ? done(null, { user: username })
            : done(smtpError(535, 'no')),
      },
      { user: 'shop:p%40ss%2Fword' },
    );
    await write();
    await deliver(url);
    expect(received).toHaveLength(1);
  });

  it('is claimed by one of several processes that share the database', async () => {
    const { url, received } = await listen();
    for (const name of ['Ada', 'Bo', 'Cy', 'Di']) await write(name);
    await Promise.all([deliver(url), deliver(url), deliver(url)]);
    expect(received.map(({ headers }) => headers.subject).sort()).toEqual(
      ['Ada', 'Bo', 'Cy', 'Di'].map((name) => `A message from ${name}`),
    );
  });
});

describe('an email that is not accepted', () => {
  it('is repeated with growing waits after a temporary failure, and arrives in the end', async () => {
    let failures = 2;
    const { url, received } = await listen({
      onRcptTo: (_address, _session, done) => (failures-- > 0 ? done(smtpError(451, 'greylisted')) : done()),
    });
    await write();
    await deliver(url);
    expect(await row()).toMatchObject({ attempts: 1, lastError: '451 RCPT TO' });
    backend.advanceClock(59);
    await deliver(url);
    expect(await row()).toMatchObject({ attempts: 1 });
    backend.advanceClock(1);
    await deliver(url);
    expect(await row()).toMatchObject({ attempts: 2 });
    backend.advanceClock(120);
    await deliver(url);
    expect(received).toHaveLength(1);
    expect(await row()).toMatchObject({ attempts: 3, lastError: '' });
  });

  it('waits at most six hours between attempts, and is given up after three days', async () => {
    expect([1, 2, 3, 9, 10, 500].map(backoffMs)).toEqual(
      [1, 2, 4, 256, 360, 360].map((minutes) => minutes * 60_000),
    );
    const { url } = await listen({
      onRcptTo: (_address, _session, done) => done(smtpError(452, 'mailbox full')),
    });
    await write();
    for (let attempt = 0; attempt < 30; attempt += 1) {
      await deliver(url);
      backend.advanceClock(6 * 3600);
    }
    const failedRow = await row();
    expect(failedRow).toMatchObject({ nextAttemptAt: null, sentAt: null, lastError: '452 RCPT TO' });
    expect(failedRow?.attempts).toBeLessThan(25);
    expect(failedRow?.failedAt).not.toBeNull();
  });

  it.each([
    [
      'recipient',
      {
        onRcptTo: (_: unknown, __: unknown, done: (error?: Error) => void) =>
          done(smtpError(550, 'ada@example.com unknown')),
      },
      '550 RCPT TO',
    ],
    [
      'message',
      {
        onData: (stream: { resume: () => void }, _: unknown, done: (error?: Error) => void) => {
          stream.resume();
          done(smtpError(554, 'spam'));
        },
      },
      '554 DATA',
    ],
  ])(
    'is given up at once when its %s is refused for good, and the log names no person',
    async (_, options, reason) => {
      const { url } = await listen(options);
      await write();
      await deliver(url);
      expect(await row()).toMatchObject({ attempts: 1, nextAttemptAt: null, lastError: reason });
      expect((await row())?.failedAt).not.toBeNull();
      const logged = JSON.stringify(log.mock.calls);
      expect(logged).toContain(reason);
      for (const personal of ['ada', 'Ada', 'maple-and-main.example', 'warm'])
        expect(logged).not.toContain(personal);
    },
  );

  it('stays while the login is refused, because the setting is wrong and not the email', async () => {
    const { url } = await listen(
      {
        authOptional: false,
        allowInsecureAuth: true,
        onAuth: (_auth, _session, done) => done(smtpError(535, 'no')),
      },
      { user: 'shop:wrong' },
    );
    await write();
    await write('Bo');
    await deliver(url);
    // The round ends at the first email: the mail server would refuse every other one too.
    expect(await rows()).toMatchObject([{ attempts: 1, failedAt: null }, { attempts: 0 }]);
    expect((await row())?.nextAttemptAt).not.toBeNull();
    expect(JSON.stringify(log.mock.calls)).not.toContain('wrong');
  });

  it('stays while nothing listens at the address', async () => {
    const { url, close } = await startMailServer();
    await close();
    await write();
    await deliver(url);
    expect(await row()).toMatchObject({ attempts: 1, failedAt: null });
  });

  it('is not sent days late, when a mail server is set only then', async () => {
    const { url, received } = await listen();
    await write();
    backend.advanceClock(4 * DAY);
    await deliver(url);
    expect(received).toEqual([]);
    expect(await row()).toMatchObject({ lastError: 'too old', nextAttemptAt: null });
  });

  it('is deleted 30 days after it was written, whatever came of it', async () => {
    await write();
    backend.advanceClock(29 * DAY);
    await prune(backend.context);
    expect(await rows()).toHaveLength(1);
    backend.advanceClock(2 * DAY);
    await prune(backend.context);
    expect(await rows()).toHaveLength(0);
  });
});

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
    await deliverDue(backend.context, smtpMailer(url(), FROM, timeouts));
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
    const stop = startDelivery(backend.context, smtpMailer(url, FROM));
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
    await claimEmail(backend.context.db, backend.context.clock());
    await deliver(url);
    expect(received).toEqual([]);
    backend.advanceClock(LEASE_MS / 1000);
    await deliver(url);
    expect(received).toHaveLength(1);
  });

  it('between sending and marking causes a second copy with the same Message-ID, which mailboxes recognise', async () => {
    const { url, received } = await listen();
    await write();
    const { db } = backend.context;
    const update = vi.spyOn(db, 'update');
    // The first update claims the email; the second one would mark it.
    update.mockImplementationOnce((table) => Object.getPrototypeOf(db).update.call(db, table));
    update.mockImplementationOnce(() => {
      throw new Error('killed');
    });
    await expect(deliver(url)).rejects.toThrow('killed');
    update.mockRestore();
    backend.advanceClock(LEASE_MS / 1000);
    await deliver(url);
    const ids = received.map(({ headers }) => headers['message-id']);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });
});
