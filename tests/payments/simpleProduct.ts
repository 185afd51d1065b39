import * as z from 'zod/mini';
import { id } from '../../contract/fields.ts';
import type { TestBrowser } from '../backend/testBrowser.ts';

const searchResult = z.object({ products: z.array(z.object({ entity_id: id, type_id: z.string() })) });

/** The id of the first simple product that a search finds: it can be bought without a choice. */
export async function simpleProduct(browser: TestBrowser): Promise<string> {
  const { body } = await browser.call('GET', '/search/lamp?embed=products');
  const product = z.parse(searchResult, body).products.find(({ type_id }) => type_id === 'simple');
  if (!product) throw new Error('The search finds no simple product.');
  return product.entity_id;
}
