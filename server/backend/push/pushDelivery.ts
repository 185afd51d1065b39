import { and, eq, exists, notInArray, sql } from 'drizzle-orm';
import { postPublicly } from '../../network/publicConnection.ts';
import type { BackendContext } from '../backendContext.ts';
import { pushMessages, pushSubscriptions } from '../database/schema/push.ts';
import { deliverInLanes } from '../jobs/deliverInLanes.ts';
import { Outbox, reasonOf } from '../jobs/outbox.ts';
import { repeatWork } from '../jobs/repeatWork.ts';
import { configOf, type Tenant } from '../tenant/tenant.ts';
import { noteChanges } from './noteChanges.ts';
import { quietMs } from './quietHours.ts';
import { vapidKeysOf } from './vapidKeys.ts';

const EVERY_MS = 5_000;
const CHANGES_EVERY_MS = 15_000;
/** Limits the rate of a process to 50 messages in five seconds. */
const BATCH = 50;
/** Maximum messages in flight, each to a different host: an unresponsive one takes five seconds. */
const LANES = 16;
const HOUR_MS = 3_600_000;
/** How long a push service stores a message for a device that is offline. */
const TTL_SECONDS = 12 * 3600;

/** Messages expire soon, because yesterday's price may be wrong. */
const outbox = new Outbox(pushMessages, {
  leaseMs: HOUR_MS / 6,
  longestWaitMs: HOUR_MS,
  giveUpAfterMs: 24 * HOUR_MS,
});

type Row = typeof pushMessages.$inferSelect;
type Subscription = typeof pushSubscriptions.$inferSelect;

const endpointHost = sql<string>`split_part(${pushSubscriptions.endpoint}, '/', 3)`;

/** A message with the host to which it is sent. */
type ClaimedMessage = { row: Row; host: string };

/** hostsInUse: excluded, their messages wait */
async function claim(backend: BackendContext, hostsInUse: readonly string[]): Promise<ClaimedMessage | null> {
  const { db } = backend;
  const isReceiver = eq(pushSubscriptions.id, pushMessages.subscriptionId);
  const free = db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(and(isReceiver, notInArray(endpointHost, [...hostsInUse])));
  const row = await outbox.claim(backend, hostsInUse.length > 0 ? exists(free) : undefined);
  if (!row) return null;
  const [receiver] = await db
    .select({ host: endpointHost })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.id, row.subscriptionId));
  return { row, host: receiver?.host ?? '' };
}

/** Push services want a contact address of the sender, in case of problems (RFC 8292 §2.1). */
const subjectOf = (tenant: Tenant, { origin }: Subscription): string => {
  const { email } = configOf(tenant, tenant.language);
  return email ? `mailto:${email}` : origin.startsWith('https://') ? origin : 'mailto:postmaster@localhost';
};

/** Encrypts a message for the browser (RFC 8291) and sends it to the browser's push service. */
async function send(backend: BackendContext, row: Row, subscription: Subscription, tenant: Tenant) {
  const { endpoint, publicKey: p256dh, authSecret: auth } = subscription;
  const keys = await vapidKeysOf(backend.db, backend.clock());
  const { default: webPush } = await import('web-push');
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(row.contents),
    { TTL: TTL_SECONDS, vapidDetails: { subject: subjectOf(tenant, subscription), ...keys } },
  );
  return postPublicly({
    url: endpoint,
    body: body ?? '',
    permitsPrivate: backend.permitsPrivatePush,
    headers: headers as Record<string, string | number>,
  });
}

/** Logs without the endpoint, which is a secret. */
const log = ({ id, kind, attempts }: Row, event: string) =>
  console.error(`Push message ${id} (${kind}), attempt ${attempts}: ${event}`);

async function deliver(backend: BackendContext, row: Row): Promise<void> {
  const { db, clock, catalog } = backend;
  const isOwn = eq(pushSubscriptions.id, row.subscriptionId);
  const [subscription] = await db.select().from(pushSubscriptions).where(isOwn);
  const tenant = (await catalog.current()).tenants.find(({ id }) => id === subscription?.tenantId);
  if (!subscription || !tenant) return;
  const { push, timezoneId } = configOf(tenant, subscription.language);
  const timeZones = [subscription.timeZone, timezoneId];
  const now = clock();
  if (outbox.isTooOld(row, now) || !push.enabled) return giveUp(backend, row, 'too old');
  const quiet = quietMs(now, { from: push.quiet_from, until: push.quiet_until, timeZones });
  if (quiet > 0) {
    const nextAttemptAt = new Date(now.getTime() + quiet);
    return outbox.finish(db, row, { nextAttemptAt, attempts: row.attempts - 1 });
  }
  const outcome = await send(backend, row, subscription, tenant).catch(reasonOf);
  if (typeof outcome === 'string') return retry(backend, row, outcome);
  const { status, retryAfter } = outcome;
  if (status >= 200 && status < 300)
    return outbox.finish(db, row, { sentAt: clock(), nextAttemptAt: null, contents: {}, lastError: '' });
  // The browser has ended its subscription (RFC 8030 §7.3): delete the subscription with everything that belongs to it, including this
  // message.
  if (status === 404 || status === 410) return void (await db.delete(pushSubscriptions).where(isOwn));
  if (status === 429 || status >= 500)
    return retry(backend, row, `status ${status}`, Number(retryAfter) * 1000);
  log(row, `given up: status ${status}`);
  await giveUp(backend, row, `status ${status}`);
}

const giveUp = ({ db, clock }: BackendContext, row: Row, lastError: string): Promise<void> =>
  outbox.finish(db, row, { failedAt: clock(), nextAttemptAt: null, contents: {}, lastError });

/** askedMs: the pause that the push service requested */
async function retry({ db, clock }: BackendContext, row: Row, reason: string, askedMs = 0): Promise<void> {
  log(row, `will be repeated: ${reason}`);
  const nextAttemptAt = outbox.retryAt(row, clock(), askedMs || 0);
  await outbox.finish(db, row, { nextAttemptAt, lastError: reason });
}

/** One round: sends due messages, one after another for each push service. */
export async function deliverDuePush(backend: BackendContext, isStopping = () => false): Promise<void> {
  // A full disk could not store the result, and the message would be sent again.
  if (!backend.hasDiskSpace()) return;
  await deliverInLanes<ClaimedMessage>({
    lanes: LANES,
    most: BATCH,
    claim: (hostsInUse) => claim(backend, hostsInUse),
    receiverOf: ({ host }) => host,
    deliver: ({ row }) => deliver(backend, row),
    isStopping,
  });
}

/**
 * Creates the keys, looks for changes every 15 seconds and sends every five; the first round does not delay the server's start. Returns a
 * function that stops it.
 */
export function startPush(backend: BackendContext): () => Promise<void> {
  let changesAt = 0;
  async function work(isStopping: () => boolean) {
    await vapidKeysOf(backend.db, backend.clock());
    if (performance.now() - changesAt >= CHANGES_EVERY_MS || changesAt === 0) {
      changesAt = performance.now();
      if (backend.hasDiskSpace()) await noteChanges(backend);
    }
    await deliverDuePush(backend, isStopping);
  }
  return repeatWork(work, { failure: 'Push messages can not be read or marked', everyMs: EVERY_MS });
}
