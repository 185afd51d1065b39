import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { SALES_CALL_SECONDS, type SalesCallAnswer, salesCallRequest } from '../../contract/kiosk.ts';
import { codedError } from '../backend/apiError.ts';
import type { BackendContext } from '../backend/backendContext.ts';
import type { Database } from '../backend/database/database.ts';
import { salesCalls } from '../backend/database/schema/fleet.ts';
import { enforceLimit } from '../backend/limits/rateLimiter.ts';
import type { DeskEvents } from '../desk/deskEvents.ts';
import { parseInput } from './parseInput.ts';
import { deviceOf } from './registeredDevice.ts';

type Row = typeof salesCalls.$inferSelect;

/** An accepted call that is not closed ends after this time. */
const ACCEPTED_SECONDS = 15 * 60;

const ago = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000);

/** Matches calls that are ringing, and accepted ones that have not been closed. */
export const isOpenCall = (now: Date) =>
  and(
    isNull(salesCalls.endedAt),
    or(
      and(isNull(salesCalls.acceptedAt), gt(salesCalls.calledAt, ago(now, SALES_CALL_SECONDS))),
      gt(salesCalls.acceptedAt, ago(now, ACCEPTED_SECONDS)),
    ),
  );

const ENDED: SalesCallAnswer = { status: 'ended', seconds: 0, accepted_by: '' };

function present(row: Row | undefined, now: Date): SalesCallAnswer {
  if (!row) return ENDED;
  const { acceptedAt, calledAt, acceptedBy } = row;
  return {
    status: acceptedAt ? 'accepted' : 'ringing',
    seconds: Math.max(0, Math.round(((acceptedAt ?? now).getTime() - calledAt.getTime()) / 1000)),
    accepted_by: acceptedBy,
  };
}

async function openCallOf(db: Database, deviceId: string, now: Date): Promise<Row | undefined> {
  const isOwn = and(eq(salesCalls.deviceId, deviceId), isOpenCall(now));
  const [row] = await db.select().from(salesCalls).where(isOwn).orderBy(desc(salesCalls.id)).limit(1);
  return row;
}

/** /sales-calls: a shopper at a kiosk calls a salesperson, and every desk of the dealer rings (docs/kiosk.md). */
export function salesCallRoutes(app: FastifyInstance, backend: BackendContext, events: DeskEvents): void {
  const { db, clock } = backend;

  async function callingDevice(query: unknown) {
    const device = await deviceOf(backend, query);
    if (device.type !== 'kiosk') throw codedError(404, 'noCalls', 'Nobody can call from this screen.');
    return device;
  }

  app.get('/sales-calls', async ({ query }) => {
    const device = await callingDevice(query);
    return present(await openCallOf(db, device.id, clock()), clock());
  });

  app.post('/sales-calls', async ({ query, body }) => {
    const device = await callingDevice(query);
    const { product_id, product_name, path } = parseInput(salesCallRequest, body, 'call');
    await enforceLimit(backend, device.tenant.language, 'salesCall', device.id);
    const now = clock();
    const details = { productId: product_id, productName: product_name, path, storeId: device.storeId };
    const row = await db.transaction(async (inside) => {
      // The device's row serves as a lock: two simultaneous presses make one call.
      await inside.execute(sql`select 1 from kiosk_devices where id = ${device.id} for update`);
      const open = await openCallOf(inside, device.id, now);
      const [written] = open
        ? await inside.update(salesCalls).set(details).where(eq(salesCalls.id, open.id)).returning()
        : await inside
            .insert(salesCalls)
            .values({ tenantId: device.tenant.id, deviceId: device.id, calledAt: now, ...details })
            .returning();
      return written;
    });
    events.announce(device.tenant.id, 'salesCalls');
    return present(row, now);
  });

  app.delete('/sales-calls', async ({ query }) => {
    const device = await callingDevice(query);
    const isOwn = and(eq(salesCalls.deviceId, device.id), isNull(salesCalls.endedAt));
    await db.update(salesCalls).set({ endedAt: clock() }).where(isOwn);
    events.announce(device.tenant.id, 'salesCalls');
    return ENDED;
  });
}
