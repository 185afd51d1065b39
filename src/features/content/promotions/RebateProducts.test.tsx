import { render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { expect, it } from 'vitest';
import { RebateProducts } from './RebateProducts';

const products = [
  { entity_id: 1, url_key: 'fjord', name: 'Fjord', price: 1299, consumer_rebate: 150 },
  { entity_id: 2, url_key: 'isle', name: 'Isle', price: 800 },
  { entity_id: 3, url_key: 'quiet', name: 'Quiet', price: 900, poa: true, consumer_rebate: 50 },
];

it('shows the products of a rebate with their price after rebate', async () => {
  const requests: unknown[] = [];
  const { wrap } = createTestApp({
    send: async (request) => {
      requests.push([request.path, request.query?.limit]);
      return { status: 200, body: { products: products } };
    },
  });
  render(wrap(<RebateProducts programId="cold season" />));
  const items = await screen.findAllByRole('listitem');
  expect(requests).toEqual([['/dynamic-category/promotion/cold%20season', 3]]);
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Fjord$1,299.00 $1,149.00 after rebate',
    'Isle$800.00',
    'Quiet',
  ]);
  expect(screen.getByRole('link', { name: 'Fjord' }).getAttribute('href')).toBe('/product/fjord');
});
