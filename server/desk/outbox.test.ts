import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import en from '../../locales/en/desk/outbox.json';
import fr from '../../locales/fr/desk/outbox.json';
import { type DeskBrowser, openTestDesk, type TestDesk } from '../../tests/backend/testDesk.ts';
import { outbox } from '../backend/database/schema/customer.ts';
import { emailKinds } from '../backend/email/emailKinds.ts';

let desk: TestDesk;
let editor: DeskBrowser;
beforeAll(async () => {
  desk = await openTestDesk();
  editor = await desk.signedIn('editor');
});
afterAll(() => desk.close());

async function write(values: Partial<typeof outbox.$inferInsert>): Promise<number> {
  const form = { name: 'Ada', email: 'ada@example.com', message: '<script>1</script> hello' };
  const row = { tenantId: 1, kind: 'contact', recipient: 'shop@example.com', subject: 'A message' } as const;
  const [written] = await desk.context.db
    .insert(outbox)
    .values({ ...row, body: form, writtenAt: desk.context.clock(), ...values })
    .returning({ id: outbox.id });
  return written?.id ?? 0;
}
const rowOf = async (id: number) => (await desk.context.db.select().from(outbox).where(eq(outbox.id, id)))[0];

it('lists emails by state and shows the contents of those that are not sent, without scripts', async () => {
  const now = desk.context.clock();
  const waiting = await write({ nextAttemptAt: now });
  const sent = await write({ sentAt: now, body: {} });
  const failed = await write({ failedAt: now, lastError: '550 RCPT TO', attempts: 3 });
  const reset = await write({
    kind: 'password_reset',
    nextAttemptAt: now,
    body: { path: '/reset?token=secret' },
  });
  const ids = async (query: string) =>
    (
      (await editor.call('GET', `/outbox?${query}`)).body as unknown as { emails: { id: number }[] }
    ).emails.map(({ id }) => id);
  expect(await ids('')).toEqual([reset, failed, sent, waiting]);
  expect(await ids('state=failed')).toEqual([failed]);
  expect(await ids('state=waiting')).toEqual([reset, waiting]);
  expect(await ids(`state=sent&before=${failed}`)).toEqual([sent]);
  const opened = await editor.call('GET', `/outbox/${waiting}/html`);
  expect(opened.text).toContain('&lt;script&gt;');
  expect(String(opened.headers['content-type'])).toContain('text/html');
  const statuses = await Promise.all(
    [sent, reset].map(async (id) => (await editor.call('GET', `/outbox/${id}/html`)).status),
  );
  expect(statuses, 'a link to an account is not for staff').toEqual([404, 404]);
  const neighbour = await desk.signedIn('editor', 'boreale.localhost');
  expect((await neighbour.call('GET', `/outbox/${waiting}/html`)).status).toBe(404);
});

it('shows an email about a payment, and hides only those with a personal link', async () => {
  const nextAttemptAt = desk.context.clock();
  const body = { number: 'M-100007', amount: '$1,249.50' };
  const received = await write({ kind: 'payment_received', nextAttemptAt, body });
  const refused = await write({ kind: 'order_refused', nextAttemptAt, body: { amount: '$1,249.50' } });
  const deleted = await write({ kind: 'account_deleted', nextAttemptAt, body: { firstname: 'Ada' } });
  for (const id of [received, refused])
    expect((await editor.call('GET', `/outbox/${id}/html`)).text).toContain('$1,249.50');
  expect((await editor.call('GET', `/outbox/${deleted}/html`)).text).toContain('Ada');
});

it.each([en, fr])('names every kind of email', ({ kinds }) => {
  expect(Object.keys(kinds).sort()).toEqual(Object.keys(emailKinds).sort());
});

it('sends a failed email again and gives a waiting one up; a sent one stays', async () => {
  const now = desk.context.clock();
  const old = new Date(now.getTime() - 10 * 86_400_000);
  const failed = await write({ failedAt: old, writtenAt: old, lastError: '550 RCPT TO' });
  expect((await editor.call('POST', `/outbox/${failed}/attempts`, {})).body).toMatchObject({
    state: 'waiting',
  });
  expect(await rowOf(failed)).toMatchObject({ nextAttemptAt: now, failedAt: null, writtenAt: now });
  expect((await editor.call('DELETE', `/outbox/${failed}/attempts`)).body).toMatchObject({
    state: 'failed',
    reason: 'given up by staff',
  });
  expect(await rowOf(failed)).toMatchObject({ nextAttemptAt: null });
  const sent = await write({ sentAt: now, body: {} });
  expect((await editor.call('POST', `/outbox/${sent}/attempts`, {})).status).toBe(409);
  const nobody = await write({ failedAt: now, recipient: '' });
  expect((await editor.call('POST', `/outbox/${nobody}/attempts`, {})).status).toBe(422);
  const viewer = await desk.signedIn('viewer');
  expect((await viewer.call('POST', `/outbox/${failed}/attempts`, {})).status).toBe(403);
});
