import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { furnitureHead, type ImportedShop, openImportedShop } from '../../../tests/backend/importedShop.ts';
import { isWholeForm } from '../../../tests/wholeForm.ts';
import { rowsOf } from '../database/database.ts';

let shop: ImportedShop;
beforeAll(async () => {
  shop = await openImportedShop();
});
afterAll(() => shop.close());

const storesHead = 'id,name,address,city,state,zip,latitude,longitude,hours';

const imported = () =>
  rowsOf<{
    sku: string;
    name: { en: string; fr: string };
    price: number;
    list_price: number | null;
    addable: boolean;
  }>(
    shop.backend.db,
    sql`select p.sku, p.name, o.price, o.list_price, p.addable from products p join offers o on o.product_id = p.id
        where p.source = 'furniture' order by p.position`,
  );

it('reports an invalid row by its line, and imports the other rows', async () => {
  const furniture = shop.file(
    'furniture.csv',
    furnitureHead,
    '90420332,FREKVENS,Bar furniture,265.0,,true,no,"Bar table, in/outdoor, 51x51 cm",Nicholai Wiig Hansen,,99,51',
    '1,BROKEN,Bar furniture,cheap,,true,no,Table,,,,',
    '2,BROKEN,Spaceships,10,,true,no,Table,,,,',
    '3,SHORT,Bar furniture',
    '368814,NORDVIKEN / NORDVIKEN,Bar furniture,375,750,false,no,"Bar table, 140x80 cm",,,105,80',
  );
  const { reports, bad } = await shop.run({ furniture });
  expect(reports).toEqual([{ file: 'furniture.csv', loaded: 2, bad: 3 }]);
  expect(bad.map((line) => line.slice(0, 21))).toEqual([
    'furniture.csv line 3:',
    'furniture.csv line 4:',
    'furniture.csv line 5:',
  ]);
  expect(bad[0]).toContain('price_sar');
  expect(bad[1]).toContain('category is not a known category');
  expect(await imported()).toEqual([
    {
      sku: 'FUR-90420332',
      name: { en: 'FREKVENS Bar table, in/outdoor, 51x51 cm', fr: 'FREKVENS meuble de bar, 51x51 cm' },
      price: 7067,
      list_price: null,
      addable: true,
    },
    {
      sku: 'FUR-368814',
      name: { en: 'NORDVIKEN Bar table, 140x80 cm', fr: 'NORDVIKEN meuble de bar, 140x80 cm' },
      price: 10_000,
      list_price: 20_000,
      addable: false,
    },
  ]);
});

it('updates a repeated product instead of doubling it, with all of its categories', async () => {
  const row = (category: string, price: number) =>
    `90420332,FREKVENS,${category},${price},,true,no,"Bar table, 51x51 cm",,,99,51`;
  await shop.run({
    furniture: shop.file('again.csv', furnitureHead, row('Bar furniture', 300), row('Tables & desks', 300)),
  });
  const report = await imported();
  expect(report.map(({ sku }) => sku)).toEqual(['FUR-90420332', 'FUR-368814']);
  expect(report[0]?.price).toBe(8000);
  const categories = await rowsOf<{ url_key: string }>(
    shop.backend.db,
    sql`select c.url_key from product_categories x join categories c on c.id = x.category_id
        join products p on p.id = x.product_id where p.sku = 'FUR-90420332' order by 1`,
  );
  expect(categories.map(({ url_key }) => url_key)).toEqual([
    'all-furniture',
    'bar-furniture',
    'tables-desks',
  ]);
});

it('leaves the stars of the approved reviews of a product', async () => {
  const { db } = shop.backend;
  const row = '90282180,LACK,Tables & desks,30,,true,no,"Table, 55x55 cm",,,45,55';
  const furniture = shop.file('reviewed.csv', furnitureHead, row);
  await shop.run({ furniture });
  const stars = [0, 0, 0, 1, 2];
  await db.execute(
    sql`update products set rating = 4.7, reviews_count = 3,
          details = details || jsonb_build_object('distribution', ${JSON.stringify(stars)}::jsonb) where sku = 'FUR-90282180'`,
  );
  await shop.run({ furniture });
  const found = await rowsOf(
    db,
    sql`select reviews_count, details->'distribution' as stars from products where sku = 'FUR-90282180'`,
  );
  expect(found).toEqual([{ reviews_count: 3, stars }]);
});

it('imports locations with the leading zeros of ZIP codes, and opening hours in AM and PM', async () => {
  const hours = 'Mon: 10-9:30; Tue: 10-9; Wed: 0-11:59; Thurs: 10-9; Fri: 10-9; Sat: 10-9';
  const { bad } = await shop.run({
    stores: shop.file(
      'stores.csv',
      storesHead,
      `7,Newark,1 Dock St,Newark,NJ,7102,40.73,-74.17,${hours}`,
      `8,Nowhere,1 Dock St,Newark,NJ,07102,140.73,-74.17,${hours}`,
      `9,Whenever,1 Dock St,Newark,NJ,07102,40.73,-74.17,always`,
    ),
  });
  expect(bad).toHaveLength(2);
  const [location] = await rowsOf<{ postcode: string; hours: unknown[] }>(
    shop.backend.db,
    sql`select postcode, hours from locations where id = 'store-7'`,
  );
  expect(location?.postcode).toBe('07102');
  expect(location?.hours[0]).toEqual({ opens: '10:00', closes: '21:30' });
  expect(location?.hours[2]).toEqual({ opens: '00:00', closes: '23:59' });
  expect(location?.hours[6]).toBeNull();
});

it('imports the time zone of a location, and leaves it alone where a file names none', async () => {
  const row = '11,Boise,1 Dock St,Boise,ID,83702,43.61,-116.2,Mon: 10-9';
  const zoneAfter = async (head: string, line: string) => {
    const { bad } = await shop.run({ stores: shop.file('zones.csv', head, line) });
    const [found] = await rowsOf<{ time_zone: string }>(
      shop.backend.db,
      sql`select time_zone from locations where id = 'store-11'`,
    );
    return [found?.time_zone, bad.length];
  };
  const withZone = `${storesHead},time_zone`;
  expect(await zoneAfter(storesHead, row)).toEqual(['', 0]);
  expect(await zoneAfter(withZone, `${row},America/Boise`)).toEqual(['America/Boise', 0]);
  expect(await zoneAfter(storesHead, row)).toEqual(['America/Boise', 0]);
  expect(await zoneAfter(withZone, `${row},`)).toEqual(['America/Boise', 0]);
  expect(await zoneAfter(withZone, `${row},Mountain`)).toEqual(['America/Boise', 1]);
});

it('imports prices of a location, and removes them again', async () => {
  const prices = () =>
    rowsOf(
      shop.backend.db,
      sql`select x.location_id, p.sku, x.price from shop_prices x join products p on p.id = x.product_id
          where p.source = 'furniture' order by 1, 2`,
    );
  const { reports, bad } = await shop.run({
    prices: shop.file(
      'prices.csv',
      'sku,store,price',
      'FUR-90420332,store-7,"1,059.90"',
      'FUR-90420332,salem,61',
      'FUR-90420332,salem,60.5',
      'FUR-0,salem,60',
      'FUR-90420332,atlantis,60',
      'FUR-90420332,salem,cheap',
    ),
  });
  expect(reports).toEqual([{ file: 'prices.csv', loaded: 3, bad: 3 }]);
  expect(bad).toEqual([
    'prices.csv line 5: sku is not the sku of a product sold here',
    'prices.csv line 6: store is not the id of a shop',
    'prices.csv line 7: price is not a positive number',
  ]);
  expect(await prices()).toEqual([
    { location_id: 'salem', sku: 'FUR-90420332', price: 6050 },
    { location_id: 'store-7', sku: 'FUR-90420332', price: 105_990 },
  ]);
  await shop.run({ prices: shop.file('fewer.csv', 'sku,store,price', 'FUR-90420332,salem,') });
  expect(await prices()).toEqual([{ location_id: 'store-7', sku: 'FUR-90420332', price: 105_990 }]);
});

it('names a file that cannot be read', async () => {
  await expect(shop.run({ stores: join(shop.folder, 'missing.csv') })).rejects.toThrow('missing.csv');
});

// Two imports of 8,000 rows take half of this file's time.
it.runIf(isWholeForm)(
  'imports the real files twice without doubling a row',
  async () => {
    const files = {
      appliances: 'tests/data/appliances.csv',
      furniture: 'tests/data/furniture.csv',
      stores: 'tests/data/stores.csv',
    };
    const counts = () =>
      rowsOf(
        shop.backend.db,
        sql`select (select count(*)::int from products where source <> 'demo') as products,
                 (select count(*)::int from locations where source = 'stores') as shops`,
      );
    const { reports, bad } = await shop.run(files);
    expect(bad).toEqual([]);
    expect(reports.map(({ loaded }) => loaded)).toEqual([3694, 2962, 1565]);
    const once = await counts();
    expect(once).toEqual([{ products: 2962 + 2962, shops: 1565 }]);
    await shop.run({ furniture: files.furniture });
    expect(await counts()).toEqual(once);
  },
  240_000,
);
