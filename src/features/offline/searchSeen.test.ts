import { product } from '@contract/product';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { searchSeen } from './searchSeen';

const of = (name: string, manufacturer = '', sku = '') =>
  z.parse(product, { entity_id: name, url_key: name, name, manufacturer, sku });
const products = [of('Hudson Sofa', 'Arden', 'HS-84'), of('Étagère Oslo', 'Hudson'), of('Tate Sofa')];
const find = (term: string) => searchSeen(products, term).map(({ name }) => name);

it('finds products by the beginnings of words, without accents and case; a hit in the name comes first', () => {
  expect(find('hudson')).toEqual(['Hudson Sofa', 'Étagère Oslo']);
  expect(find('SOF')).toEqual(['Hudson Sofa', 'Tate Sofa']);
  expect(find('etagere')).toEqual(['Étagère Oslo']);
  expect(find('hs-84')).toEqual(['Hudson Sofa']);
  expect(find('arden sofa')).toEqual(['Hudson Sofa']);
});

it('finds nothing for an empty term, a part within a word, or words that no product has together', () => {
  expect(find('  ')).toEqual([]);
  expect(find('ofa')).toEqual([]);
  expect(find('tate arden')).toEqual([]);
});
