import { and, asc, desc, eq, inArray, isNotNull, notInArray, type SQL } from 'drizzle-orm';
import type { PushKind, PushWatch, putPushWatches } from '../../../contract/push.ts';
import { isTimeZone } from '../../../contract/timeZone.ts';
import { connectionOf } from '../../network/publicConnection.ts';
import type { BackendContext } from '../backendContext.ts';
import { parseId } from '../checkInput.ts';
import { orders } from '../database/schema/order.ts';
import { pushSubscriptions, pushWatches } from '../database/schema/push.ts';
import type { BodyOf } from '../route.ts';
import { inTransaction, rejection, type SessionContext } from '../session/requestContext.ts';
import { hashOf } from '../session/secret.ts';
import { readSubjects } from './subjects.ts';

const MOST_WATCHES = 50;
/** Maximum browsers of a customer, and subscriptions of a session, whose browser may renew its subscription. */
const MOST_OF_CUSTOMER = 20;
const MOST_OF_SESSION = 3;

type NewWatches = BodyOf<typeof putPushWatches>;

type Row = typeof pushSubscriptions.$inferSelect;

const isEndpoint = ({ tenant }: SessionContext, endpoint: string) =>
  and(eq(pushSubscriptions.tenantId, tenant.id), eq(pushSubscriptions.endpointHash, hashOf(endpoint)));

const KEY = /^[\w-]{20,120}={0,2}$/;

/** @throws ApiError 422 pushRefused for keys or a URL that can't belong to a push service */
function checkSubscription(context: SessionContext, input: NewWatches, permitsPrivate: boolean): void {
  try {
    connectionOf(input.endpoint, permitsPrivate);
  } catch {
    throw rejection(context, 422, 'pushRefused');
  }
  if (!KEY.test(input.public_key) || !KEY.test(input.auth)) throw rejection(context, 422, 'pushRefused');
}

/** Ids of orders that the customer or this session placed. */
async function ownOrders(
  { db, tenant, session }: SessionContext,
  ids: readonly number[],
): Promise<Set<number>> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.tenantId, tenant.id), inArray(orders.id, [...ids])));
  const isOwn = ({ customerId, sessionId }: (typeof rows)[number]) =>
    sessionId === session.id || (customerId !== null && customerId === session.customerId);
  return new Set(rows.filter(isOwn).map(({ id }) => id));
}

/** The watches with the value that the shopper knows. Omits subjects that don't exist, and orders of other people. */
async function watchRows(backend: BackendContext, context: SessionContext, input: NewWatches['watches']) {
  const rows: { kind: PushKind; subjectId: number; seen: string }[] = [];
  for (const kind of new Set(input.map((watch) => watch.kind))) {
    const ofKind = input.filter((watch) => watch.kind === kind);
    const ids = ofKind.map(({ subject }) => parseId(subject)).filter((id) => id !== null);
    const permitted = kind === 'order_status' ? await ownOrders(context, ids) : new Set(ids);
    const subjects = await readSubjects(backend, context, kind, [...permitted]);
    for (const [subjectId, { value }] of subjects) rows.push({ kind, subjectId, seen: value });
  }
  return rows;
}

async function trimSubscriptions({ db }: SessionContext, owner: SQL, most: number): Promise<void> {
  const newest = db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(owner)
    .orderBy(desc(pushSubscriptions.id))
    .limit(most);
  await db.delete(pushSubscriptions).where(and(owner, notInArray(pushSubscriptions.id, newest)));
}

async function storeSubscription(context: SessionContext, input: NewWatches): Promise<Row> {
  const { db, tenant, session, language, origin, now } = context;
  const owner = { customerId: session.customerId, sessionId: session.id };
  const fields = {
    ...owner,
    publicKey: input.public_key,
    authSecret: input.auth,
    timeZone: isTimeZone(input.time_zone) ? input.time_zone : '',
    language,
    origin,
  };
  const { endpoint } = input;
  const [row] = await db
    .insert(pushSubscriptions)
    .values({ tenantId: tenant.id, endpoint, endpointHash: hashOf(endpoint), createdAt: now, ...fields })
    .onConflictDoUpdate({ target: [pushSubscriptions.tenantId, pushSubscriptions.endpointHash], set: fields })
    .returning();
  if (!row) throw new Error('The subscription was not stored.');
  await trimSubscriptions(context, eq(pushSubscriptions.sessionId, session.id), MOST_OF_SESSION);
  if (session.customerId !== null)
    await trimSubscriptions(context, eq(pushSubscriptions.customerId, session.customerId), MOST_OF_CUSTOMER);
  return row;
}

/** @throws ApiError 422 pushRefused, pushFull */
export async function addWatches(
  backend: BackendContext,
  context: SessionContext,
  input: NewWatches,
): Promise<PushWatch[]> {
  checkSubscription(context, input, backend.permitsPrivatePush);
  const rows = await watchRows(backend, context, input.watches);
  await inTransaction(context, async (inside) => {
    const { id: subscriptionId } = await storeSubscription(inside, input);
    const own = eq(pushWatches.subscriptionId, subscriptionId);
    const values = rows.map((row) => ({ ...row, subscriptionId, createdAt: inside.now }));
    if (values.length > 0) await inside.db.insert(pushWatches).values(values).onConflictDoNothing();
    if ((await inside.db.$count(pushWatches, own)) > MOST_WATCHES)
      throw rejection(inside, 422, 'pushFull', { count: MOST_WATCHES });
  });
  return readWatches(context, input.endpoint);
}

/** The watches of a browser. */
export async function readWatches(context: SessionContext, endpoint: string): Promise<PushWatch[]> {
  const rows = await context.db
    .select({ kind: pushWatches.kind, subjectId: pushWatches.subjectId })
    .from(pushWatches)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushWatches.subscriptionId))
    .where(isEndpoint(context, endpoint))
    .orderBy(asc(pushWatches.createdAt), asc(pushWatches.subjectId));
  return rows.map(({ kind, subjectId }) => ({ kind, subject: String(subjectId) }));
}

/** Ends watches of a browser; if none are specified, its subscription with all pending messages. */
export async function stopWatches(context: SessionContext, endpoint: string, watches: NewWatches['watches']) {
  const { db } = context;
  const [subscription] = await db.select().from(pushSubscriptions).where(isEndpoint(context, endpoint));
  if (!subscription) return;
  const own = eq(pushWatches.subscriptionId, subscription.id);
  for (const { kind, subject } of watches)
    await db
      .delete(pushWatches)
      .where(and(own, eq(pushWatches.kind, kind), eq(pushWatches.subjectId, parseId(subject) ?? 0)));
  if (watches.length === 0 || (await db.$count(pushWatches, own)) === 0)
    await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, subscription.id));
}

/** Ends a customer's push messages to the browser that signs out. */
export const endPushOfSession = ({ db }: Pick<SessionContext, 'db'>, sessionId: number) =>
  db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.sessionId, sessionId), isNotNull(pushSubscriptions.customerId)));
