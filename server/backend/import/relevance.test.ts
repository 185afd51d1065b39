import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { tenantId, testCatalogIndex, testSearch } from '../../../tests/backend/testCatalogIndex.ts';
import { findProducts } from '../catalog/search/findProducts.ts';
import { applianceProduct, applianceRow } from './appliances.ts';
import { csvRows } from './csvRows.ts';
import { furnitureProduct, furnitureRow } from './furniture.ts';
import { furnitureCategories } from './furnitureCategories.ts';
import type { ImportedProduct } from './importedProduct.ts';
import { refrigeratorKinds } from './refrigeratorKinds.ts';

const now = new Date(0);
const names = new Map(
  [...Object.values(furnitureCategories), ...Object.values(refrigeratorKinds)].map(({ urlKey, name }) => [
    urlKey,
    name,
  ]),
);

async function imported(): Promise<ImportedProduct[]> {
  const bySku = new Map<string, ImportedProduct>();
  const keep = (product: ImportedProduct) =>
    bySku.has(product.row.sku) || bySku.set(product.row.sku, product);
  for await (const row of csvRows('tests/data/furniture.csv'))
    if ('cells' in row) keep(furnitureProduct(z.parse(furnitureRow, row.cells), row.line, now));
  for await (const row of csvRows('tests/data/appliances.csv'))
    if ('cells' in row) keep(applianceProduct(z.parse(applianceRow, row.cells), row.line));
  return [...bySku.values()];
}

/** Searches the catalog of both files. */
async function shopOf(products: readonly ImportedProduct[]) {
  const fixtures = products.map(({ row, categories }) => ({
    name: row.name,
    search_text: row.searchText ?? '',
    search_model: row.searchModel ?? '',
    in: categories,
  }));
  const catalogIndex = await testCatalogIndex(fixtures, { keys: [...names.keys()] });
  const state = testSearch(fixtures, [...names.values()]);
  return (term: string, count: number) =>
    Array.from(findProducts(state, catalogIndex, tenantId, term).positions.slice(0, count), (place) => {
      const row = products[place]?.row;
      return `${row?.name.en} ${row?.modelNumber}`;
    });
}

let find: Awaited<ReturnType<typeof shopOf>>;
beforeAll(async () => {
  find = await shopOf(await imported());
});

/** Search terms, and a pattern for the names of the first eight products. */
it.each([
  ['fridge', /Refrigerator/],
  ['frigo', /Refrigerator/],
  ['réfrigérateur', /Refrigerator/],
  ['refrigirator', /Refrigerator/],
  ['mini fridge', /Compact Refrigerator/],
  ['samsung fridge', /^Samsung .*Refrigerator/],
  ['congélateur', /Freezer/],
  ['side by side', /^.*Side-by-Side/],
  ['RF28', /RF28/],
  ['rf28 hd', /RF28HD/],
  ['couch', /sofa/i],
  ['canapé', /sofa/i],
  ['sofa bed', /sofa-bed/i],
  ['sleeper sofa', /sofa-bed/i],
  ['corner sofa', /corner sofa|modular/i],
  ['armchair', /armchair|easy chair/i],
  ['fauteuil', /armchair|easy chair/i],
  ['poang', /POÄNG/],
  ['footstool', /footstool|pouffe/i],
  ['bed', /bed/i],
  ['lit', /bed/i],
  ['bunk bed', /bunk bed|loft bed/i],
  ['crib', /cot/i],
  ['highchair', /highchair/i],
  ['high chair', /highchair/i],
  ['wardrobe', /wardrobe/i],
  ['closet', /wardrobe/i],
  ['armoire', /wardrobe/i],
  ['dresser', /chest of/i],
  ['chest of drawers', /chest of/i],
  ['nightstand', /bedside/i],
  ['tv stand', /tv bench/i],
  ['meuble télé', /tv/i],
  ['bookshelf', /bookcase|shelving|book/i],
  ['billy bokcase', /BILLY bookcase/i],
  ['bibliothèque', /bookcase|shelving|book/i],
  ['coffee table', /coffee table/i],
  ['table basse', /coffee table/i],
  ['desk', /desk/i],
  ['office chair', /office chair|swivel chair/i],
  ['bar stool', /bar stool/i],
  ['dining table', /dining table/i],
  ['changing table', /changing table/i],
  ['kids table', /children's .*table/i],
  ['garden chair', /chair/i],
  ['ekedalen chair', /EKEDALEN.*chair/i],
])('%s', (term, each) => {
  const found = find(term, 8);
  expect(found.length).toBeGreaterThan(0);
  for (const name of found) expect(name).toMatch(each);
});
