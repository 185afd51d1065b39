import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import fastify, { type FastifyInstance } from 'fastify';
import { seedDemoShop } from '../../demo/seed/seedDemoShop.ts';
import { backendApp } from '../../server/backend/backendApp.ts';
import type { BackendContext } from '../../server/backend/backendContext.ts';
import { offers, products } from '../../server/backend/database/schema/catalog.ts';
import { inventory } from '../../server/backend/database/schema/location.ts';
import type { LimitOverrides } from '../../server/backend/limits/limits.ts';
import { openBackend } from '../../server/backend/openBackend.ts';
import type { AddressOf } from '../../server/backend/tenant/tenants.ts';
import { TestBrowser } from './testBrowser.ts';

/** A real shop for tests: the demo shop in a PGlite of its own, asked through Fastify, at a time the test sets. */
export interface TestBackend {
  store: BackendContext;
  app: FastifyInstance;
  /** A browser that has not been here before. host picks the tenant. */
  visit: (host?: string) => TestBrowser;
  /** Moves the shop's clock. */
  wait: (seconds: number) => void;
  close: () => Promise<void>;
}

/** The clock of a test stands still, so that the sessions of a long one would all fall into one window. */
const MANY_SESSIONS = 1_000_000;

/** Opening and filling a shop takes 8 s on an idle machine; a busy one gets time. */
export const SHOP_OPENS_MS = 180_000;

interface TestSettings {
  /** Where it plays a full disk. */
  hasRoom?: (() => boolean) | undefined;
  /** Counts of this test. */
  limits?: LimitOverrides | undefined;
}

/** addressOf: where a test plays the services that the tenants' configuration names. */
export async function openTestBackend(
  addressOf?: AddressOf,
  { hasRoom, limits }: TestSettings = {},
): Promise<TestBackend> {
  let now = new Date('2026-11-21T18:00:00Z');
  const { backend: store, close } = await openBackend({
    clock: () => now,
    fill: seedDemoShop,
    addressOf,
    hasDiskSpace: hasRoom,
    limits: { newSession: MANY_SESSIONS, ...limits },
  });
  const app = fastify({ logger: { level: 'error' } });
  await app.register(backendApp, { prefix: '/api/rest', backend: store });
  await app.ready();
  return {
    store,
    app,
    visit: (host = 'localhost') => new TestBrowser(app, host),
    wait: (seconds) => {
      now = new Date(now.getTime() + seconds * 1000);
    },
    close: async () => {
      await app.close();
      await close();
    },
  };
}

const MAPLE = 1;

/** Simple products that the default tenant sells, with so many pieces at one place only. price in cents. */
export async function stockSimple({ store }: TestBackend, count: number, pieces: number) {
  const sold = and(eq(offers.productId, products.id), eq(offers.tenantId, MAPLE), isNotNull(offers.price));
  const rows = await store.db
    .select({ id: products.id, name: products.name, sku: products.sku, price: offers.price })
    .from(products)
    .innerJoin(offers, sold)
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
  for (const { id } of rows) await setStock(store, id, pieces);
  return rows.map((row) => ({ ...row, id: String(row.id), price: row.price ?? 0 }));
}

/** Leaves pieces of a product at the default tenant's first place, and none anywhere else. */
export async function setStock({ db }: BackendContext, productId: number, pieces: number): Promise<void> {
  // The first place is the default tenant's; without an order an update would make another one the first.
  const ofProduct = eq(inventory.productId, productId);
  const places = await db.select().from(inventory).where(ofProduct).orderBy(asc(inventory.locationId));
  for (const [index, { locationId }] of places.entries()) {
    const here = and(eq(inventory.productId, productId), eq(inventory.locationId, locationId));
    await db
      .update(inventory)
      .set({ qty: index === 0 ? pieces : 0 })
      .where(here);
  }
}
