import { getTableColumns, sql } from 'drizzle-orm';
import { bumpRevision } from '../../../server/backend/catalog/revision.ts';
import { type Database, rowsOf } from '../../../server/backend/database/database.ts';
import { products } from '../../../server/backend/database/schema/catalog.ts';

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const copiedColumns = Object.keys(getTableColumns(products))
  .map(snakeCase)
  .filter((name) => !['id', 'sku', 'url_key', 'model_number', 'search_model'].includes(name));
const columns = sql.raw(copiedColumns.join(', '));

/**
 * Copies the imported products, with new SKUs and model numbers, until there are about `target` products. Running it again adds nothing.
 * Returns the number of products.
 */
export async function multiply(db: Database, target: number): Promise<number> {
  const imported = sql`p.source <> 'demo' and p.sku not like '%~%'`;
  const [importedCount] = await rowsOf<{ count: string | number }>(
    db,
    sql`select count(*) from products p where ${imported}`,
  );
  const copies = Math.ceil(target / Math.max(1, Number(importedCount?.count ?? 0))) - 1;
  await db.transaction(async (transaction) => {
    await transaction.execute(
      sql`insert into products (sku, url_key, model_number, search_model, ${columns})
          select p.sku || '~' || n, p.url_key || '-' || n, p.model_number || n, p.search_model || n, ${columns}
          from products p, generate_series(1, ${copies}::int) n where ${imported} on conflict do nothing`,
    );
    const copiesOf = sql`products c join products p on p.sku = split_part(c.sku, '~', 1) and c.sku like '%~%'`;
    await transaction.execute(
      sql`insert into offers (tenant_id, product_id, price, list_price)
          select o.tenant_id, c.id, o.price + 100 * (c.id % 40), o.list_price
          from ${copiesOf} join offers o on o.product_id = p.id on conflict do nothing`,
    );
    for (const [table, column] of [
      ['product_categories', 'category_id'],
      ['product_facets', 'facet_value_id'],
    ] as const) {
      await transaction.execute(
        sql`insert into ${sql.raw(table)} (product_id, ${sql.raw(column)})
            select c.id, x.${sql.raw(column)} from ${copiesOf} join ${sql.raw(table)} x on x.product_id = p.id
            on conflict do nothing`,
      );
    }
    await bumpRevision(transaction);
  });
  await db.execute(sql`analyze`);
  const [total] = await rowsOf<{ count: string | number }>(
    db,
    sql`select count(*) from products where parent_id is null`,
  );
  return Number(total?.count ?? 0);
}
