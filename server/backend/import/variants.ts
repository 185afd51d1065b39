import { createHash } from 'node:crypto';
import { and, eq, inArray, isNull, ne, not, sql } from 'drizzle-orm';
import type { ProductDetails } from '../catalog/details.ts';
import { bulkInsert } from '../database/bulkInsert.ts';
import type { Database } from '../database/database.ts';
import { offers, products } from '../database/schema/catalog.ts';
import { inventory, locations } from '../database/schema/location.ts';
import { both, plainRow, slug } from './importedProduct.ts';
import type { Importer } from './importFile.ts';
import { type VariantCells, variantRow } from './variantCells.ts';

type ProductRow = typeof products.$inferSelect;

const SOURCE = 'variants';
const replaced = ['name', 'width', 'depth', 'height', 'image', 'details', 'parent_id', 'position']
  .map((column) => `${column} = excluded.${column}`)
  .join(', ');

/** Sizes and weight in the variant's data sheet, before the product's other rows. */
function specsOf(
  parent: ProductRow,
  { width, depth, height, weight }: VariantCells,
): ProductDetails['specs'] {
  const sizes = [
    { label: both('Width', 'Largeur'), value: width, unit: ['in.', 'po'] },
    { label: both('Depth', 'Profondeur'), value: depth, unit: ['in.', 'po'] },
    { label: both('Height', 'Hauteur'), value: height, unit: ['in.', 'po'] },
    { label: both('Weight', 'Poids'), value: weight, unit: ['lb', 'lb'] },
  ].flatMap(({ label, value, unit: [en, fr] }) =>
    value === null
      ? []
      : [{ label, value: both(`${value} ${en}`, `${String(value).replace('.', ',')} ${fr}`) }],
  );
  if (sizes.length === 0) return [];
  const isReplaced = (label: string) => sizes.some((size) => size.label.en === label);
  const rest = parent.details.specs
    .map((group) => ({ ...group, details: group.details.filter(({ label }) => !isReplaced(label.en)) }))
    .filter(({ details }) => details.length > 0);
  return [{ group: both('Dimensions'), details: sizes }, ...rest];
}

type NewRow = typeof products.$inferInsert;

/**
 * Gives the rows url_keys that no other product has: the slug of a sku is not unique, A/1 and A-1 are both a-1. The hash of the sku makes
 * the key the same in each import.
 */
async function withUniqueKeys(db: Pick<Database, 'select'>, rows: readonly NewRow[]): Promise<NewRow[]> {
  const keys = rows.map(({ urlKey }) => urlKey);
  const stored = await db
    .select({ urlKey: products.urlKey, sku: products.sku })
    .from(products)
    .where(inArray(products.urlKey, keys));
  const skus = new Map(stored.map(({ urlKey, sku }) => [urlKey, sku]));
  return rows.map((row) => {
    const owner = skus.get(row.urlKey) ?? row.sku;
    skus.set(row.urlKey, owner);
    return owner === row.sku ? row : { ...row, urlKey: `${row.urlKey}-${hashOf(row.sku)}` };
  });
}

const hashOf = (sku: string) => createHash('sha256').update(sku).digest('hex').slice(0, 8);

function rowOf(parent: ProductRow, cells: VariantCells, position: number): NewRow {
  const values = cells.choices.map(({ label, value }) => {
    const option = parent.details.options.find(({ code }) => code === slug(label.en));
    return option?.values.find(({ key }) => key === slug(value.en))?.label ?? value;
  });
  const labels = (language: 'en' | 'fr') => values.map((value) => value[language]).join(', ');
  return {
    ...plainRow,
    sku: cells.sku,
    urlKey: `${parent.urlKey}-${slug(cells.sku)}`,
    source: SOURCE,
    parentId: parent.id,
    name: both(`${parent.name.en}, ${labels('en')}`, `${parent.name.fr}, ${labels('fr')}`),
    modelNumber: parent.modelNumber,
    manufacturer: parent.manufacturer,
    family: parent.family,
    visible: false,
    width: cells.width,
    depth: cells.depth,
    height: cells.height,
    position,
    createdAt: parent.createdAt,
    image: cells.image || parent.image,
    details: {
      ...parent.details,
      shortDescription: both(''),
      description: both(''),
      images: cells.image ? [{ url: cells.image, width: 1000, height: 1000 }] : [],
      frames360: [],
      videos: [],
      documents: [],
      features: [],
      customColumns: [],
      options: [],
      specs: specsOf(parent, cells),
      weight: cells.weight,
      choice: Object.fromEntries(cells.choices.map(({ label, value }) => [slug(label.en), slug(value.en)])),
    },
  };
}

/** Adds the choices of variants to those of their product; for each choice, the last row determines its French name and swatch. */
function withChoices(
  options: ProductDetails['options'],
  rows: readonly VariantCells[],
): ProductDetails['options'] {
  const merged = structuredClone(options);
  for (const { label, value, swatch } of rows.flatMap((row) => row.choices)) {
    const [code, key] = [slug(label.en), slug(value.en)];
    const option = merged.find((one) => one.code === code) ?? { code, label, values: [] };
    if (!merged.includes(option)) merged.push(option);
    const stored = option.values.find((one) => one.key === key) ?? { key, label: value, swatch };
    if (!option.values.includes(stored)) option.values.push(stored);
    if (label.fr !== label.en) option.label = label;
    if (value.fr !== value.en) stored.label = value;
    stored.swatch = swatch ?? stored.swatch;
  }
  return merged;
}

/**
 * Replaces the stock of variants whose rows contain any, in all shops of the tenant. Existing rows are updated instead of recreated: to an
 * order waiting for a deleted row, the variant's stock would seem untracked.
 */
async function writeStock(
  db: Pick<Database, 'execute' | 'delete'>,
  cells: readonly VariantCells[],
  ids: ReadonlyMap<string, number>,
  shops: ReadonlySet<string>,
): Promise<void> {
  const stocked = cells.flatMap(({ sku, stock }) => {
    const productId = ids.get(sku);
    return productId && stock ? [{ productId, stock }] : [];
  });
  if (stocked.length === 0) return;
  const variants = stocked.map(({ productId }) => productId);
  const rows = stocked.flatMap(({ productId, stock }) =>
    Array.from(stock, ([locationId, qty]) => ({ productId, locationId, qty })),
  );
  await bulkInsert(db, inventory, rows, '(product_id, location_id) do update set qty = excluded.qty');
  const { productId, locationId } = inventory;
  const isImported = sql`exists (
    select from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as imported("productId" int, "locationId" text)
    where imported."productId" = ${productId} and imported."locationId" = ${locationId})`;
  await db
    .delete(inventory)
    .where(and(inArray(productId, variants), inArray(locationId, [...shops]), not(isImported)));
}

/** Imports variants of products; a repeated import updates them. The product of a variant is in the same import or in the shop. */
export async function variantImporter(db: Database, tenantId: number): Promise<Importer<VariantCells>> {
  const sold = await db
    .select({ sku: products.sku, type: products.type })
    .from(products)
    .innerJoin(offers, and(eq(offers.productId, products.id), eq(offers.tenantId, tenantId)))
    .where(isNull(products.parentId));
  const others = await db.select({ sku: products.sku }).from(products).where(ne(products.source, SOURCE));
  const parents = new Set(sold.filter(({ type }) => type !== 'bundle').map(({ sku }) => sku));
  const found = await db
    .select({ id: locations.id })
    .from(locations)
    .where(and(eq(locations.tenantId, tenantId), eq(locations.kind, 'shop')));
  const shops = new Set(found.map(({ id }) => id));
  const schema = variantRow(parents, new Set(others.map(({ sku }) => sku)), shops);
  const write = async (batch: readonly { line: number; row: VariantCells }[]) => {
    const skus = [...new Set(batch.map(({ row }) => row.product))];
    await db.transaction(async (inside) => {
      const before = await inside.select().from(products).where(inArray(products.sku, skus));
      const families = before.map((family) => {
        const own = batch.map(({ row }) => row).filter((row) => row.product === family.sku);
        const options = withChoices(family.details.options, own);
        return { ...family, details: { ...family.details, options } };
      });
      const bySku = new Map(families.map((family) => [family.sku, family]));
      const cells = [...new Map(batch.map(({ line, row }) => [row.sku, { line, row }])).values()];
      const rows = cells.flatMap(({ line, row }) => {
        const parent = bySku.get(row.product);
        return parent ? [rowOf(parent, row, line)] : [];
      });
      const conflict = `(sku) do update set ${replaced} where products.source = excluded.source`;
      await bulkInsert(inside, products, await withUniqueKeys(inside, rows), conflict);
      const stored = await inside
        .select({ id: products.id, sku: products.sku })
        .from(products)
        .where(
          and(
            eq(products.source, SOURCE),
            inArray(
              products.sku,
              cells.map(({ row }) => row.sku),
            ),
          ),
        );
      const ids = new Map(stored.map(({ id, sku }) => [sku, id]));
      await bulkInsert(
        inside,
        offers,
        cells.flatMap(({ row: { sku, price, list_price } }) => {
          const productId = ids.get(sku);
          const listPrice = list_price !== null && list_price > price ? Math.round(list_price * 100) : null;
          return productId ? [{ tenantId, productId, price: Math.round(price * 100), listPrice }] : [];
        }),
        '(tenant_id, product_id) do update set price = excluded.price, list_price = excluded.list_price',
      );
      await writeStock(
        inside,
        cells.map(({ row }) => row),
        ids,
        shops,
      );
      for (const { id, details } of families) {
        const swatches = details.options.flatMap(({ values }) =>
          values.flatMap(({ swatch }) => swatch ?? []),
        );
        await inside
          .update(products)
          .set({ type: 'configurable', details, swatches })
          .where(eq(products.id, id));
      }
    });
  };
  return { schema, write };
}
