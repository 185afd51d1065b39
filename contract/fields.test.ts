import { expect, it } from 'vitest';
import { product } from './product';
import { readResponse } from './readResponse';

it('a flag outside positions 1 to 8 is dropped, and the product parses', () => {
  const { data } = readResponse(product, {
    entity_id: '7',
    url_key: 'hudson-sofa',
    sku: 'NQ-1',
    name: 'Hudson Sofa',
    product_flags: [{ position: 9, text: 'Nowhere' }, { position: 8, text: 'Sale' }, 'not a flag'],
  });
  expect(data?.product_flags.map(({ text }) => text)).toEqual(['Sale']);
});
