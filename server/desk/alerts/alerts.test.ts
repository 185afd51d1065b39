import { asc, eq, isNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { seedKiosk } from '../../../demo/seed/seedKiosk.ts';
import { type DeskBrowser, openTestDesk, type TestDesk } from '../../../tests/backend/testDesk.ts';
import { openWebhookServer, type WebhookServer } from '../../../tests/backend/webhookServer.ts';
import { outbox } from '../../backend/database/schema/customer.ts';
import { alertWebhooks, kioskAlerts, kioskReleases } from '../../backend/database/schema/fleet.ts';
import { kioskHeartbeats, kioskVideos } from '../../backend/database/schema/kiosk.ts';
import { buildEmail } from '../../backend/email/buildEmail.ts';
import { updateAlerts } from './alertRound.ts';
import { alertRounds } from './monitor.ts';
import { sendWebhook, signatureOf } from './sendWebhook.ts';
import { deliverWebhooks } from './webhooks.ts';

const MINUTE = 60;
const SECRET = 'a-secret-of-16-characters';
let desk: TestDesk;
let owner: DeskBrowser;
let hook: WebhookServer;
beforeAll(async () => {
  desk = await openTestDesk();
  await seedKiosk(desk.context.db, '/nowhere');
  hook = await openWebhookServer();
});
afterAll(async () => {
  await hook.close();
  await desk.close();
});
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { db } = desk.context;
  for (const table of [kioskAlerts, alertWebhooks, kioskHeartbeats, outbox]) await db.delete(table);
  hook.requests.length = 0;
  hook.respondWith(204);
  // The clock of a test may end a session.
  owner = await desk.signedIn('owner');
  await configure({});
});
afterEach(() => vi.restoreAllMocks());

async function configure(values: object): Promise<void> {
  const body = {
    emails: ['ops@dealer.example', 'boss@dealer.example'],
    webhook_url: `${hook.url}/alerts`,
    webhook_secret: SECRET,
    ...values,
  };
  const { status } = await owner.call('PUT', '/fleet-settings/alerts', body);
  expect(status).toBe(200);
}
async function report(deviceId: string, state: object = {}): Promise<void> {
  const values = { receivedAt: desk.context.clock(), state: state as never };
  await desk.context.db
    .insert(kioskHeartbeats)
    .values({ deviceId, ...values })
    .onConflictDoUpdate({ target: kioskHeartbeats.deviceId, set: values });
}
const round = () => updateAlerts(desk.context, new Date(0));
const deliver = () => deliverWebhooks(desk.context, true);
const alerts = () => desk.context.db.select().from(kioskAlerts).orderBy(asc(kioskAlerts.id));
const emails = () =>
  desk.context.db.select().from(outbox).where(eq(outbox.kind, 'kiosk_alert')).orderBy(asc(outbox.id));
const sentBodies = () =>
  hook.requests.map(({ body }) => JSON.parse(body) as { alerts: { device: string; kind: string }[] });

describe('a device that stops reporting', () => {
  it('raises one alert, which staff learn of once, and which ends when it reports again', async () => {
    await report('entrance-kiosk');
    desk.advanceClock(9 * MINUTE);
    await round();
    expect(await alerts()).toEqual([]);
    desk.advanceClock(MINUTE);
    await round();
    desk.advanceClock(MINUTE);
    await round();
    expect(await alerts()).toMatchObject([{ deviceId: 'entrance-kiosk', kind: 'offline', endedAt: null }]);
    expect((await emails()).map(({ recipient }) => recipient)).toEqual([
      'ops@dealer.example',
      'boss@dealer.example',
    ]);
    await report('entrance-kiosk');
    await round();
    expect((await alerts()).map(({ endedAt }) => endedAt)).toEqual([desk.context.clock()]);
    expect(await emails(), 'the end is told only on demand').toHaveLength(2);
  });

  it('raises alerts after the minutes of the settings, and tells the end on demand', async () => {
    await configure({ offline_minutes: 3, notifies_end: true, emails: ['ops@dealer.example'] });
    await report('entrance-kiosk');
    desk.advanceClock(4 * MINUTE);
    await round();
    await report('entrance-kiosk');
    await round();
    const subjects = (await emails()).map(({ subject }) => subject);
    expect(subjects).toEqual([
      'Screens need attention (1): Entrance kiosk',
      'Screens have recovered (1): Entrance kiosk',
    ]);
  });
});

describe('a stop of the server or its database', () => {
  it('raises no alert and ends none before devices had the time to report again', async () => {
    await report('entrance-kiosk');
    desk.advanceClock(11 * MINUTE);
    await round();
    expect(await alerts(), 'lost before the stop').toHaveLength(1);
    await report('kitchen-tv');
    desk.advanceClock(60 * MINUTE);
    const afterStart = alertRounds(desk.context);
    for (let minutes = 0; minutes < 10; minutes++) {
      await afterStart();
      desk.advanceClock(MINUTE);
    }
    expect(await alerts()).toMatchObject([{ deviceId: 'entrance-kiosk', endedAt: null }]);
    await afterStart();
    expect((await alerts()).map(({ deviceId }) => deviceId)).toEqual(['entrance-kiosk', 'kitchen-tv']);
    await report('bedroom-tv');
    desk.advanceClock(15 * MINUTE);
    await afterStart();
    expect(await alerts(), 'no round in between: the database was away').toHaveLength(2);
  });
});

describe('several alerts of a round', () => {
  it('are one email, which names screen, place and problem in the tenant’s language', async () => {
    await report('entrance-kiosk', { last_frame_age_ms: 90_000, disk_free_bytes: 1000 });
    await report('kitchen-tv', { last_frame_age_ms: 90_000 });
    await round();
    const [row, ...others] = await emails();
    expect(others).toHaveLength(1);
    const { tenants } = await desk.context.catalog.current();
    const [tenant] = tenants;
    if (!row || !tenant) throw new Error('There is no email.');
    const { text, html } = buildEmail(row, tenant);
    for (const words of [
      'Entrance kiosk',
      'Kitchen wall TV',
      'Pearl District',
      'shows no picture',
      'little disk space',
    ])
      for (const body of [text, html]) expect(body).toContain(words);
    const french = buildEmail({ ...row, language: 'fr' }, tenant);
    expect(french.text).toContain('n’affiche pas d’image');
  });

  it('are raised by one process only', async () => {
    await report('entrance-kiosk', { last_frame_age_ms: 90_000 });
    await Promise.all([round(), round(), round()]);
    expect(await alerts()).toHaveLength(1);
    expect(await emails()).toHaveLength(2);
    expect(await desk.context.db.select().from(alertWebhooks)).toHaveLength(1);
  });
});

it('expects a version on every screen two days after all were offered it', async () => {
  const { db, clock, catalog } = desk.context;
  const [tenant] = (await catalog.current()).tenants;
  const signed = { url: '9.0.0.tar.gz', sha256: 'a'.repeat(64), size: 1, signature: 'AAAA' };
  const values = { tenantId: tenant?.id ?? 0, version: '9.0.0', ...signed, createdAt: clock() };
  const [release] = await db.insert(kioskReleases).values(values).returning();
  const change = (body: object) => owner.call('PUT', `/releases/${release?.id}`, body);
  const kindsAfter = async (minutes: number) => {
    desk.advanceClock(minutes * MINUTE);
    await report('entrance-kiosk', { app_version: '1.0.0' });
    await round();
    return (await alerts()).map(({ kind }) => kind);
  };
  expect(await kindsAfter(72 * 60), 'some screens').toEqual([]);
  owner = await desk.signedIn('owner');
  await change({ percent: 100 });
  expect(await kindsAfter(1)).toEqual([]);
  expect(await kindsAfter(48 * 60)).toEqual(['outdated']);
  owner = await desk.signedIn('owner');
  await change({ is_paused: true });
  await change({ is_paused: false });
  await round();
  expect((await alerts()).map(({ endedAt }) => endedAt)).toEqual([clock()]);
  await db.delete(kioskReleases);
});

it('names the clips that a screen leaves out', async () => {
  const file = { url: '/media/clips/sofa.mp4', poster: '', duration: 8_000, sha256: '', size: 1 };
  const title = { en: 'The Hudson sofa' };
  await desk.context.db.insert(kioskVideos).values({ id: 'sofa-clip', title, link: '/', ...file });
  await report('entrance-kiosk', { quarantined: ['sofa-clip', 'unknown-clip'] });
  await round();
  expect(await emails()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        body: expect.objectContaining({
          alerts: [expect.objectContaining({ kind: 'clip', detail: 'The Hudson sofa, unknown-clip' })],
        }),
      }),
    ]),
  );
  await report('entrance-kiosk', {});
  await round();
  expect(await alerts()).toEqual([expect.objectContaining({ kind: 'clip', endedAt: expect.any(Date) })]);
});

describe('a webhook', () => {
  it('carries the alerts with a signature, and is sent once', async () => {
    await report('entrance-kiosk', { last_frame_age_ms: 90_000 });
    await round();
    await deliver();
    await deliver();
    expect(hook.requests).toHaveLength(1);
    const [request] = hook.requests;
    expect(request?.path).toBe('/alerts');
    expect(request?.headers['x-signature']).toBe(signatureOf(SECRET, request?.body ?? ''));
    expect(sentBodies()[0]).toMatchObject({
      tenant: 'maple',
      alerts: [{ device_id: 'entrance-kiosk', device: 'Entrance kiosk', kind: 'no_frame', ended_at: null }],
    });
  });

  it('is repeated with growing waits, and given up after a day', async () => {
    hook.respondWith(500);
    await report('entrance-kiosk', { last_frame_age_ms: 90_000 });
    await round();
    await deliver();
    await deliver();
    expect(hook.requests).toHaveLength(1);
    desk.advanceClock(MINUTE);
    await deliver();
    desk.advanceClock(MINUTE);
    await deliver();
    expect(hook.requests, 'the second wait is two minutes').toHaveLength(2);
    for (let hours = 0; hours < 40; hours++) {
      desk.advanceClock(60 * MINUTE);
      await deliver();
    }
    const tries = hook.requests.length;
    desk.advanceClock(24 * 60 * MINUTE);
    await deliver();
    expect(hook.requests).toHaveLength(tries);
    const isWaiting = isNull(alertWebhooks.sentAt);
    const rows = await desk.context.db.select().from(alertWebhooks).where(isWaiting);
    expect(rows).toMatchObject([{ nextAttemptAt: null, lastError: 'status 500' }]);
  });

  it('follows no redirect', async () => {
    hook.respondWith(302, { location: `${hook.url}/elsewhere` });
    const target = { url: hook.url, secret: '', permitsPrivate: true };
    await expect(sendWebhook(target, '{}')).rejects.toThrow('status 302');
    expect(hook.requests.map(({ path }) => path)).toEqual(['/']);
    expect(hook.requests[0]?.headers['x-signature'], 'no secret, no signature').toBeUndefined();
  });

  it('gives up a server that never responds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    hook.respondWith('nothing');
    const sending = sendWebhook({ url: hook.url, secret: '', permitsPrivate: true }, '{}');
    const rejection = expect(sending).rejects.toThrow('no response within 5 s');
    await vi.advanceTimersByTimeAsync(5_000);
    await rejection;
    vi.useRealTimers();
  });

  it.each([
    ['http://shop.example/hook', 'not https'],
    ['https://127.0.0.1/hook', 'private network'],
    ['https://[::1]/hook', 'private network'],
    ['https://169.254.169.254/latest', 'private network'],
    // Resolves to 127.0.0.1: the check belongs to the connection.
    ['https://localhost/hook', 'private network'],
  ])('never reaches %s without the setting of the server', async (url, reason) => {
    await expect(sendWebhook({ url, secret: '', permitsPrivate: false }, '{}')).rejects.toThrow(reason);
  });
});

describe('the settings of alerts', () => {
  it('belong to owners, and never show the secret', async () => {
    const editor = await desk.signedIn('editor');
    expect((await editor.call('GET', '/fleet-settings')).status).toBe(403);
    const { body } = await owner.call('GET', '/fleet-settings');
    expect(body).toMatchObject({ has_webhook_secret: true, alerts: { offline_minutes: 10 } });
    expect(JSON.stringify(body)).not.toContain(SECRET);
    await configure({ webhook_secret: '', offline_minutes: 20 });
    expect((await owner.call('GET', '/fleet-settings')).body).toMatchObject({ has_webhook_secret: true });
    for (const wrong of [
      { webhook_url: 'http://shop.example' },
      { webhook_url: 'ftp://x' },
      { emails: ['nobody'] },
      { offline_minutes: 1 },
      { webhook_secret: 'short' },
      { wanted_version: 'latest' },
    ])
      expect((await owner.call('PUT', '/fleet-settings/alerts', wrong)).status).toBe(400);
  });
});
