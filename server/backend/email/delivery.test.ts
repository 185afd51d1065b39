import { describe, expect, it, vi } from 'vitest';
import { smtpError, startMailServer } from '../../../tests/backend/testMailServer.ts';
import { DAY, FROM, testOutbox } from '../../../tests/backend/testOutbox.ts';
import { backoffMs } from '../jobs/outbox.ts';
import { prune } from '../limits/prune.ts';
import { emailOutbox, queueEmail } from './outbox.ts';

const { backend, deliver, listen, log, row, rows, write } = testOutbox();

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
    expect((await row())?.sentAt).toEqual(backend().context.clock());
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

it('an email whose contents give no subject fails alone, not with the order that it reports', async () => {
  const { db, catalog, clock } = backend().context;
  const [tenant] = (await catalog.current()).tenants;
  if (!tenant) throw new Error('The demo shop has no tenant.');
  await queueEmail(
    { db, tenant, now: clock() },
    { kind: 'order', recipient: 'ada@example.com', language: 'en', contents: { number: 7 } as never },
  );
  expect(await row()).toMatchObject({ kind: 'order', subject: '' });
  const { url, received } = await listen();
  await deliver(url);
  expect(received).toEqual([]);
  expect((await row())?.failedAt).not.toBeNull();
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
    backend().advanceClock(59);
    await deliver(url);
    expect(await row()).toMatchObject({ attempts: 1 });
    backend().advanceClock(1);
    await deliver(url);
    expect(await row()).toMatchObject({ attempts: 2 });
    backend().advanceClock(120);
    await deliver(url);
    expect(received).toHaveLength(1);
    expect(await row()).toMatchObject({ attempts: 3, lastError: '' });
  });

  it('waits at most six hours between attempts, and is given up after three days', async () => {
    expect(
      [1, 2, 3, 9, 10, 500].map((attempts) => backoffMs(attempts, emailOutbox.limits.longestWaitMs)),
    ).toEqual([1, 2, 4, 256, 360, 360].map((minutes) => minutes * 60_000));
    const { url } = await listen({
      onRcptTo: (_address, _session, done) => done(smtpError(452, 'mailbox full')),
    });
    await write();
    for (let attempt = 0; attempt < 30; attempt += 1) {
      await deliver(url);
      backend().advanceClock(6 * 3600);
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

  it('stays while the catalog can not be read, or does not contain its tenant yet', async () => {
    const { url, received } = await listen();
    const { catalog } = backend().context;
    const state = await catalog.current();
    const current = vi.spyOn(catalog, 'current');
    await write();
    for (const fail of [
      () => current.mockRejectedValueOnce(new Error('no connection')),
      () => current.mockResolvedValueOnce({ ...state, tenants: [] }),
    ]) {
      fail();
      await deliver(url);
      expect(await row()).toMatchObject({ failedAt: null });
      backend().advanceClock(600);
    }
    current.mockRestore();
    await deliver(url);
    expect(received).toHaveLength(1);
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
    backend().advanceClock(4 * DAY);
    await deliver(url);
    expect(received).toEqual([]);
    expect(await row()).toMatchObject({ lastError: 'too old', nextAttemptAt: null });
  });

  it('is deleted 30 days after it was written, whatever came of it', async () => {
    await write();
    backend().advanceClock(29 * DAY);
    await prune(backend().context);
    expect(await rows()).toHaveLength(1);
    backend().advanceClock(2 * DAY);
    await prune(backend().context);
    expect(await rows()).toHaveLength(0);
  });
});
