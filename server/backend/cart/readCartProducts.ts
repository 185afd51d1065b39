import { and, eq, inArray, sql } from 'drizzle-orm';
import { localizedText } from '../catalog/catalogMessages.ts';
import { readBundleUnits } from '../catalog/product/bundleUnits.ts';
import { isPriceShown, readLocationPrices, withLocationPrice } from '../catalog/product/prices.ts';
import { offers, products } from '../database/schema/catalog.ts';
import { inventory, locations } from '../database/schema/location.ts';
import type { RequestContext } from '../session/requestContext.ts';
import type { CartProduct, Stock } from './cartProduct.ts';
import { type LineKey, lineItemKey } from './lineItems.ts';

export type ProductRow = typeof products.$inferSelect & { offer: typeof offers.$inferSelect | null };

const unique = (ids: readonly number[]) => [...new Set(ids)];

/** Reads products with the tenant's offer; offer is null if the tenant does not sell the product. */
export async function readProducts({ db, tenant }: RequestContext, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, ProductRow>();
  const condition = and(eq(offers.productId, products.id), eq(offers.tenantId, tenant.id));
  const rows = await db
    .select()
    .from(products)
    .leftJoin(offers, condition)
    .where(inArray(products.id, unique(ids)));
  return new Map(
    rows.map((row): [number, ProductRow] => [row.products.id, { ...row.products, offer: row.offers }]),
  );
}

/** Reads the total stock in all locations of the tenant. */
export async function readStock({ db, tenant }: RequestContext, ids: readonly number[]): Promise<Stock> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: inventory.productId, qty: sql<number>`sum(${inventory.qty})::int` })
    .from(inventory)
    .innerJoin(locations, and(eq(locations.id, inventory.locationId), eq(locations.tenantId, tenant.id)))
    .where(inArray(inventory.productId, unique(ids)))
    .groupBy(inventory.productId);
  return new Map(rows.map(({ id, qty }): [number, number] => [id, qty]));
}

const current = (amount: number | null, until: Date | null, now: Date) =>
  amount !== null && (until === null || until >= now) ? amount : 0;

function optionsOf(main: ProductRow, simple: ProductRow | null, language: string) {
  if (!simple) return [];
  return main.details.options.flatMap(({ code, label, values }) => {
    const value = values.find(({ key }) => key === simple.details.choice[code]);
    return value
      ? [{ label: localizedText(label, language), value: localizedText(value.label, language) }]
      : [];
  });
}

/**
 * Reads the product of each line; lines whose product no longer exists are omitted. shopId: the location whose prices apply, empty for
 * none. Keys are productId:simpleId
 */
export async function readCartProducts(
  context: RequestContext,
  keys: readonly LineKey[],
  shopId: string,
): Promise<Map<string, CartProduct>> {
  const { db, tenant, language, now } = context;
  const ids = keys.flatMap(({ productId, simpleId }) =>
    simpleId === null ? [productId] : [productId, simpleId],
  );
  const sold = await readProducts(context, ids);
  const bundles = [...sold.values()].filter((row) => row.type === 'bundle').map((row) => row.id);
  const parts = await readBundleUnits(db, bundles);
  const partRows = await readProducts(
    context,
    parts.map((part) => part.productId),
  );
  const rows = new Map([...partRows, ...sold]);
  const own = await readLocationPrices(db, tenant.id, shopId, ids);
  const found = keys.flatMap((key): [string, CartProduct][] => {
    const main = rows.get(key.productId);
    const simple = key.simpleId === null ? null : (rows.get(key.simpleId) ?? null);
    const bought = simple ?? main;
    const sourceOffer = simple?.offer ?? main?.offer ?? null;
    const offer = sourceOffer && withLocationPrice(sourceOffer, own.of.get(sourceOffer.productId));
    if (!main || !bought || (key.simpleId !== null && simple?.parentId !== main.id)) return [];
    const inside = parts.filter((part) => part.bundleId === main.id);
    const cartProduct: CartProduct = {
      ...key,
      sku: bought.sku,
      name: localizedText(main.name, language),
      manufacturer: main.manufacturer,
      modelNumber: bought.modelNumber || main.modelNumber,
      urlKey: main.urlKey,
      imageUrl: bought.image || main.image,
      options: optionsOf(main, simple, language),
      children: inside.map(({ productId, qty }) => {
        const part = rows.get(productId);
        return { sku: part?.sku ?? '', name: part ? localizedText(part.name, language) : '', qty };
      }),
      price: offer?.price ?? 0,
      originalPrice: Math.max(offer?.listPrice ?? 0, offer?.price ?? 0),
      isPriceShown: isPriceShown(main) && isPriceShown(bought),
      priceStore: offer && own.of.has(offer.productId) ? own.locationName : '',
      instantSavings: current(offer?.instantSavings ?? null, offer?.instantSavingsTo ?? null, now),
      consumerRebate: current(offer?.consumerRebate ?? null, offer?.consumerRebateTo ?? null, now),
      isService: main.details.isService ?? false,
      isAddable:
        typeof offer?.price === 'number' &&
        main.offer !== null &&
        main.addable &&
        bought.addable &&
        !main.poa &&
        !bought.poa,
      units:
        inside.length > 0
          ? inside.map(({ unitId, qty }) => ({ productId: unitId, qty }))
          : [{ productId: bought.id, qty: 1 }],
    };
    return [[lineItemKey(key), cartProduct]];
  });
  return new Map(found);
}
