import { and, eq, inArray } from 'drizzle-orm';
import { productPathOf } from '../../../contract/paths.ts';
import type { PushKind } from '../../../contract/push.ts';
import type { BackendContext } from '../backendContext.ts';
import { moneyFormatOf } from '../cart/money.ts';
import { promotionsOf } from '../catalog/product/promotionsOf.ts';
import { readTileList } from '../catalog/product/readTileList.ts';
import { orders } from '../database/schema/order.ts';
import { localTime } from '../delivery/calendarDays.ts';
import { type MessageKey, message } from '../messages/message.ts';
import { orderStateOf } from '../orders/orderState.ts';
import type { RequestScope } from '../route.ts';
import { configOf } from '../tenant/tenant.ts';

const HOUR_MS = 3_600_000;
/** How long before a rebate ends shoppers are reminded of it. */
const REBATE_NOTICE_MS = 48 * HOUR_MS;

/** The current state of a watched subject: the value to remember, and any news compared with the previous value. */
export interface Subject {
  value: string;
  /** null if nothing is new. */
  newsSince: (seen: string) => { title: string; body: string; path: string; icon: string } | null;
  /** Whether the watch ends when its news is sent. */
  endsWithNews: boolean;
}

/** A day such as 2026-11-25 in words, without the year, because it is near. */
const dayIn = (language: string, day: string) =>
  new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(day));

type Reading = Pick<BackendContext, 'db' | 'clock' | 'catalog'>;
type Tile = Awaited<ReturnType<typeof readTileList>>[number];

function productSubject(kind: PushKind, tile: Tile, scope: RequestScope, rebateEnd: string): Subject {
  const { language } = scope;
  const { name, image_url, price, in_stock } = tile;
  const format = (cents: number) => moneyFormatOf(scope).amount(cents).formatted;
  const news = (key: MessageKey, values: Record<string, string>) => ({
    title: name ?? '',
    body: message(language, key, values),
    path: productPathOf(tile),
    icon: image_url?.small ?? '',
  });
  if (kind === 'price_drop') {
    const cents = Math.round(Number(price ?? 0) * 100);
    const isDrop = (seen: string) => cents > 0 && cents < Number(seen);
    return {
      value: String(cents),
      newsSince: (seen) =>
        isDrop(seen) ? news('pushPriceDrop', { before: format(Number(seen)), now: format(cents) }) : null,
      endsWithNews: false,
    };
  }
  if (kind === 'back_in_stock')
    return {
      value: in_stock ? 'in' : 'out',
      newsSince: () => (in_stock ? news('pushBackInStock', {}) : null),
      endsWithNews: true,
    };
  return {
    value: rebateEnd,
    newsSince: () => (rebateEnd ? news('pushRebateEnds', { date: dayIn(language, rebateEnd) }) : null),
    endsWithNews: true,
  };
}

/** The day on which the first rebate of a product ends, if that is soon; otherwise ''. */
async function nearRebateEnd(backend: BackendContext, scope: RequestScope, productId: number) {
  const limit = backend.clock().getTime() + REBATE_NOTICE_MS;
  const { timezoneId } = configOf(scope.tenant, scope.language);
  const ends = (await promotionsOf(backend, scope, productId)).map(
    ({ end_date }) => localTime(new Date(end_date), timezoneId).day,
  );
  return ends.filter((day) => Date.parse(day) <= limit).sort()[0] ?? '';
}

async function readProducts(
  backend: BackendContext,
  scope: RequestScope,
  kind: PushKind,
  ids: readonly number[],
) {
  const tiles = await readTileList(backend, scope, ids);
  const subjects = new Map<number, Subject>();
  for (const tile of tiles) {
    const id = Number(tile.entity_id);
    const rebateEnd = kind === 'rebate_ends' ? await nearRebateEnd(backend, scope, id) : '';
    subjects.set(id, productSubject(kind, tile, scope, rebateEnd));
  }
  return subjects;
}

async function readOrders({ db }: Reading, { tenant, language }: RequestScope, ids: readonly number[]) {
  const own = and(eq(orders.tenantId, tenant.id), inArray(orders.id, [...ids]));
  const rows = await db.select().from(orders).where(own);
  const subjectOf = (row: (typeof rows)[number]): Subject => {
    const state = orderStateOf(row);
    return {
      value: state,
      newsSince: (seen) =>
        seen === state
          ? null
          : {
              title: message(language, 'pushOrder', { number: row.incrementId }),
              body: message(language, `pushOrder_${state}`),
              path: `/account/orders/${encodeURIComponent(row.incrementId)}`,
              icon: '',
            },
      endsWithNews: state === 'cancelled' || state === 'delivered',
    };
  };
  return new Map(rows.map((row) => [row.id, subjectOf(row)]));
}

/** Reads the watched subjects, by id. Omits what the tenant no longer sells. */
export const readSubjects = (
  backend: BackendContext,
  scope: RequestScope,
  kind: PushKind,
  ids: readonly number[],
): Promise<Map<number, Subject>> =>
  kind === 'order_status' ? readOrders(backend, scope, ids) : readProducts(backend, scope, kind, ids);
