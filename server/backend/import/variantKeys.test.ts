import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { furnitureHead, type ImportedShop, openImportedShop } from '../../../tests/backend/importedShop.ts';
import { rowsOf } from '../database/database.ts';

let shop: ImportedShop;
beforeAll(async () => {
  shop = await openImportedShop();
});
afterAll(() => shop.close());

it('variants whose skus are alike have different url_keys, the same ones in each import', async () => {
  const head = 'product,sku,options,price,list_price,width,depth,height,weight,image';
  const row = '77001,FLEKKE,Beds,600,,true,no,"Day-bed frame",,200,86,88';
  const files = {
    furniture: shop.file('beds.csv', furnitureHead, row),
    variants: shop.file(
      'variants.csv',
      head,
      'FUR-77001,A/1,Size=Twin,499,,,,,,',
      'FUR-77001,A-1,Size=King,899,,,,,,',
      'FUR-77001,a.1,Size=Queen,899,,,,,,',
    ),
  };
  const stored = () =>
    rowsOf<{ sku: string; url_key: string }>(
      shop.backend.db,
      sql`select sku, url_key from products where source = 'variants' order by position`,
    );
  expect((await shop.run(files)).bad).toEqual([]);
  const first = await stored();
  expect(first.map(({ sku }) => sku)).toEqual(['A/1', 'A-1', 'a.1']);
  expect(first.every(({ url_key }) => /^flekke-77001-a-1(-[\da-f]{8})?$/.test(url_key))).toBe(true);
  expect((await shop.run(files)).bad).toEqual([]);
  expect(await stored()).toEqual(first);
});

it('variants with the sku of another product are reported, also of a variant from elsewhere', async () => {
  const [demo] = await rowsOf<{ sku: string }>(
    shop.backend.db,
    sql`select sku from products where parent_id is not null and source = 'demo' limit 1`,
  );
  const variants = shop.file(
    'taken.csv',
    'product,sku,options,price,list_price,width,depth,height,weight,image',
    `FUR-77001,${demo?.sku},Size=Twin,499,,,,,,`,
  );
  const { bad } = await shop.run({ variants });
  expect(bad).toEqual(['taken.csv line 2: sku is the sku of another product']);
});
