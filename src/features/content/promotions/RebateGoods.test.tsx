import { render, screen } from '@testing-library/react';
import { makeApp } from '@tests/makeApp';
import { expect, it } from 'vitest';
import { RebateGoods } from './RebateGoods';

const goods = [
  { entity_id: 1, url_key: 'fjord', name: 'Fjord', price: 1299, consumer_rebate: 150 },
  { entity_id: 2, url_key: 'isle', name: 'Isle', price: 800 },
  { entity_id: 3, url_key: 'quiet', name: 'Quiet', price: 900, poa: true, consumer_rebate: 50 },
];

it('shows what goods of a programme cost once the money is back', async () => {
  const asked: unknown[] = [];
  const { wrap } = makeApp({
    send: async (request) => {
      asked.push([request.path, request.query?.limit]);
      return { status: 200, body: { products: goods } };
    },
  });
  render(wrap(<RebateGoods programId="cold season" />));
  const items = await screen.findAllByRole('listitem');
  expect(asked).toEqual([['/dynamic-category/promotion/cold%20season', 3]]);
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Fjord$1,299.00 $1,149.00 after rebate',
    'Isle$800.00',
    'Quiet',
  ]);
  expect(screen.getByRole('link', { name: 'Fjord' }).getAttribute('href')).toBe('/product/fjord');
});
