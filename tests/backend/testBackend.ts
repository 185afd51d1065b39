import { and, asc, eq, inArray, isNotNull, isNull, min, sql } from 'drizzle-orm';
import fastify, { type FastifyInstance } from 'fastify';
import { backendApp } from '../../server/backend/backendApp.ts';
import type { BackendContext } from '../../server/backend/backendContext.ts';
import type { HostedModel } from '../../server/backend/chat/model/hostedModel.ts';
import { offers, products } from '../../server/backend/database/schema/catalog.ts';
import { inventory } from '../../server/backend/database/schema/location.ts';
import type { LimitOverrides } from '../../server/backend/limits/limits.ts';
import type { AddressOf } from '../../server/backend/tenant/tenants.ts';
import { demoTime, openDemoShop } from './seededCluster.ts';
import { TestBrowser } from './testBrowser.ts';

/** The embedded backend with demo data in a database of its own, called through Fastify, with a clock that the test controls. */
export interface TestBackend {
  context: BackendContext;
  app: FastifyInstance;
  /** A browser without cookies. host: selects the tenant */
  newBrowser: (host?: string) => TestBrowser;
  advanceClock: (seconds: number) => void;
  close: () => Promise<void>;
}

/** The clock of a test stands still, so all sessions of a long test fall into one window of the rate limit. */
const MANY_SESSIONS = 1_000_000;

interface TestSettings {
  /** Simulates a full disk. */
  hasDiskSpace?: (() => boolean) | undefined;
  /** Rate limits that differ from those in production. */
  limits?: LimitOverrides | undefined;
  emailDelivery?: BackendContext['emailDelivery'] | undefined;
  /** Phrases the replies of the product assistant. */
  assistant?: HostedModel | undefined;
  /** Adds what a whole server has beside the backend. */
  extend?: (app: FastifyInstance, context: BackendContext) => Promise<void>;
}

/** addressOf: the address of the stand-in for a service that a tenant's configuration names */
export async function openTestBackend(
  addressOf?: AddressOf,
  { hasDiskSpace, limits, emailDelivery, assistant, extend }: TestSettings = {},
): Promise<TestBackend> {
  let now = demoTime;
  const { backend: context, close } = await openDemoShop({
    clock: () => now,
    addressOf,
    ...(hasDiskSpace ? { hasDiskSpace } : {}),
    emailDelivery,
    assistant,
    limits: { newSession: MANY_SESSIONS, ...limits },
  });
  const app = fastify({ logger: { level: 'error' } });
  await extend?.(app, context);
  await app.register(backendApp, { prefix: '/api/rest', backend: context });
  await app.ready();
  return {
    context,
    app,
    newBrowser: (host = 'localhost') => new TestBrowser(app, host),
    advanceClock: (seconds) => {
      now = new Date(now.getTime() + seconds * 1000);
    },
    close: async () => {
      await app.close();
      await close();
    },
  };
}

const MAPLE = 1;

/** Simple products of the default tenant, each with `pieces` in stock at one location only. price: in cents */
export async function stockSimpleProducts({ context }: TestBackend, count: number, pieces: number) {
  const isSold = and(eq(offers.productId, products.id), eq(offers.tenantId, MAPLE), isNotNull(offers.price));
  const rows = await context.db
    .select({ id: products.id, name: products.name, sku: products.sku, price: offers.price })
    .from(products)
    .innerJoin(offers, isSold)
    .where(
      and(
        eq(products.type, 'simple'),
        isNull(products.parentId),
        eq(products.addable, true),
        eq(products.poa, false),
      ),
    )
    .orderBy(asc(products.id))
    .limit(count);
  await setStocks(
    context,
    rows.map(({ id }) => id),
    pieces,
  );
  return rows.map((row) => ({ ...row, id: String(row.id), price: row.price ?? 0 }));
}

/** Sets the stock of a product at the default tenant's first location, and to 0 at every other location. */
export const setStock = (context: BackendContext, productId: number, pieces: number): Promise<void> =>
  setStocks(context, [productId], pieces);

async function setStocks({ db }: BackendContext, productIds: number[], pieces: number): Promise<void> {
  const ofProducts = inArray(inventory.productId, productIds);
  // The first location of a product is the default tenant's.
  const firsts = db
    .select({ product: inventory.productId, location: min(inventory.locationId).as('location') })
    .from(inventory)
    .where(ofProducts)
    .groupBy(inventory.productId)
    .as('firsts');
  await db
    .update(inventory)
    .set({ qty: sql`case when ${inventory.locationId} = ${firsts.location} then ${pieces}::int else 0 end` })
    .from(firsts)
    .where(and(ofProducts, eq(inventory.productId, firsts.product)));
}
