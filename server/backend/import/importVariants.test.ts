import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { furnitureHead, type ImportedShop, openImportedShop } from '../../../tests/backend/importedShop.ts';
import { rowsOf } from '../database/database.ts';

let shop: ImportedShop;
beforeAll(async () => {
  shop = await openImportedShop();
});
afterAll(() => shop.close());

it('gives a product variants with prices and sizes of their own, and keeps them when the product is imported again', async () => {
  const furniture = shop.file(
    'beds.csv',
    furnitureHead,
    '77001,FLEKKE,Beds,600,,true,no,"Day-bed frame",,200,86,88',
  );
  const variants = shop.file(
    'variants.csv',
    'product,sku,options,price,list_price,width,depth,height,weight,image',
    'FUR-77001,FLEKKE-T,Size=Twin,499,599,38,75,34,80,',
    'FUR-77001,FLEKKE-K,Size=King; Color=White,899,,76,80,34,140,/media/king.webp',
    'FUR-404,LOST,Size=Twin,1,,,,,,',
    'FUR-77001,BROKEN,Twin,1,,,,,,',
  );
  const { bad } = await shop.run({ furniture, variants });
  expect(bad).toEqual([
    'variants.csv line 4: product is not the sku of a product sold here',
    expect.stringMatching(/^variants\.csv line 5: options is not Name=Value/),
  ]);
  await shop.run({ furniture });
  const [parent] = await rowsOf<{ type: string; options: { code: string; values: { key: string }[] }[] }>(
    shop.backend.db,
    sql`select type, details->'options' as options from products where sku = 'FUR-77001'`,
  );
  expect(parent?.type).toBe('configurable');
  expect(parent?.options.map(({ code, values }) => [code, values.map(({ key }) => key)])).toEqual([
    ['size', ['twin', 'king']],
    ['color', ['white']],
  ]);
  const rows = await rowsOf(
    shop.backend.db,
    sql`select p.sku, p.width, o.price, o.list_price, p.image from products p join offers o on o.product_id = p.id
        where p.source = 'variants' order by p.position`,
  );
  expect(rows).toEqual([
    expect.objectContaining({ sku: 'FLEKKE-T', width: 38, price: 49900, list_price: 59900 }),
    { sku: 'FLEKKE-K', width: 76, price: 89900, list_price: null, image: '/media/king.webp' },
  ]);
});

const variantsHead =
  'product,sku,options,options_fr,price,list_price,width,depth,height,weight,image,swatch,stock';

it('imports French names, swatches and stock of variants, and changes only what a file says', async () => {
  const furniture = shop.file(
    'sofas.csv',
    furnitureHead,
    '77002,KLIPPAN,Sofas & armchairs,900,,true,no,"Two-seat sofa",,88,66,180',
  );
  const row = (sku: string, cells: string) => `FUR-77002,${sku},${cells}`;
  const variants = shop.file(
    'sofa-variants.csv',
    variantsHead,
    row('KLIPPAN-O', 'Color=Oat,Couleur=Avoine,499,,,,,,,Color=#d8c7a4,salem=3; bend=0'),
    row('KLIPPAN-M', 'Color=Moss,Couleur=Mousse,529,,,,,,,Color=/media/moss.webp,'),
    row('BAD-1', 'Color=Red,Couleur=Rouge; Taille=Grande,1,,,,,,,,'),
    row('BAD-2', 'Color=Red,,1,,,,,,,Fabric=#d8c7a4,'),
    row('BAD-3', 'Color=Red,,1,,,,,,,Color=red,'),
    row('BAD-4', 'Color=Red,,1,,,,,,,,atlantis=3'),
    row('BAD-5', 'Color=Red,,1,,,,,,,,salem=many'),
  );
  const { bad } = await shop.run({ furniture, variants });
  expect(bad).toEqual([
    'sofa-variants.csv line 4: options_fr has not as many choices as options',
    'sofa-variants.csv line 5: swatch has Fabric, which options has not',
    'sofa-variants.csv line 6: swatch is neither a color such as #d8c7a4 nor the address of a picture',
    'sofa-variants.csv line 7: stock has atlantis, which is not the id of a shop',
    'sofa-variants.csv line 8: stock is not Store=Pieces',
  ]);
  const stored = async () => ({
    names: await rowsOf(
      shop.backend.db,
      sql`select sku, name->>'fr' as fr from products where sku like 'KLIPPAN-%' order by sku`,
    ),
    parent: await rowsOf(
      shop.backend.db,
      sql`select details->'options' as options, swatches from products where sku = 'FUR-77002'`,
    ),
    stock: await rowsOf(
      shop.backend.db,
      sql`select p.sku, i.location_id, i.qty from inventory i join products p on p.id = i.product_id
          where p.sku like 'KLIPPAN-%' order by 1, 2`,
    ),
  });
  const oat = { type: 'colour', value: '#d8c7a4' };
  const moss = { type: 'image', value: '/media/moss.webp' };
  const first = await stored();
  expect(first).toEqual({
    names: [
      { sku: 'KLIPPAN-M', fr: expect.stringMatching(/, Mousse$/) },
      { sku: 'KLIPPAN-O', fr: expect.stringMatching(/, Avoine$/) },
    ],
    parent: [
      {
        options: [
          {
            code: 'color',
            label: { en: 'Color', fr: 'Couleur' },
            values: [
              { key: 'oat', label: { en: 'Oat', fr: 'Avoine' }, swatch: oat },
              { key: 'moss', label: { en: 'Moss', fr: 'Mousse' }, swatch: moss },
            ],
          },
        ],
        swatches: [oat, moss],
      },
    ],
    stock: [
      { sku: 'KLIPPAN-O', location_id: 'bend', qty: 0 },
      { sku: 'KLIPPAN-O', location_id: 'salem', qty: 3 },
    ],
  });
  const shorter = shop.file(
    'shorter.csv',
    'product,sku,options,price,list_price,width,depth,height,weight,image',
    'FUR-77002,KLIPPAN-O,Color=Oat,479,,,,,,',
  );
  await shop.run({ furniture, variants: shorter });
  expect(await stored()).toEqual(first);
  const sold = shop.file('sold.csv', variantsHead, row('KLIPPAN-O', 'Color=Oat,,479,,,,,,,,bend=2'));
  expect((await shop.run({ variants: sold })).bad).toEqual([]);
  expect((await stored()).stock).toEqual([{ sku: 'KLIPPAN-O', location_id: 'bend', qty: 2 }]);
  // An order that waits for a row at that moment must find it afterwards.
  const { db } = shop.backend;
  await db.execute(
    sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'a row was deleted'; end $$`,
  );
  await db.execute(
    sql`create trigger refused before delete on inventory for each row execute function refuse()`,
  );
  const again = shop.file('again.csv', variantsHead, row('KLIPPAN-O', 'Color=Oat,,479,,,,,,,,bend=7'));
  expect((await shop.run({ variants: again })).bad).toEqual([]);
  await db.execute(sql`drop trigger refused on inventory`);
  expect((await stored()).stock).toEqual([{ sku: 'KLIPPAN-O', location_id: 'bend', qty: 7 }]);
});
