import { productPage } from '@contract/product';
import type { ApiRequest } from '@contract/transport';
import { render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { RelatedProducts } from './RelatedProducts';

it('names the position of the carousel and the type of the product (docs/spec/09 §2)', async () => {
  const queries: ApiRequest['query'][] = [];
  const send = async ({ path, query }: ApiRequest) => {
    if (path === '/personal/products') queries.push(query);
    return { status: 200, body: [{ entity_id: 9, url_key: 'chair', name: 'Hudson Chair' }] };
  };
  const product = z.parse(productPage, {
    entity_id: 7,
    sku: 'A1',
    type_id: 'configurable',
    collection_name: 'Hudson',
  });
  const { wrap } = createTestApp({ send });
  render(wrap(<RelatedProducts product={product} renderTile={({ name }) => <p>{name}</p>} />));
  expect((await screen.findAllByText('Hudson Chair')).length).toBeGreaterThan(0);
  const place = { location: 'product', product_type: 'configurable' };
  expect(queries).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ...place, sku: 'A1', display_linq_related_products: '1' }),
      expect.objectContaining({ ...place, collection_name: 'Hudson' }),
    ]),
  );
});
