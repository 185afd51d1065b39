import { productPage } from '@contract/product';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { BuyBox, type Purchase } from './BuyBox';

function showBuyBox(fields: object) {
  const product = z.parse(productPage, {
    entity_id: 7,
    type_id: 'simple',
    name: 'French door',
    price: 2799,
    in_stock: true,
    ...fields,
  });
  const purchases: Purchase[] = [];
  const box = (
    <BuyBox
      product={product}
      isPartial={false}
      variant={{ choice: {}, simple: null, choose: () => undefined }}
      renderBuy={(purchase) => {
        purchases.push(purchase);
        return <button type="button">Add to cart</button>;
      }}
      lists={null}
      stock={null}
      isSticky={false}
    />
  );
  render(createTestApp().wrap(box));
  return () => purchases.at(-1);
}

it('includes preselected add-ons until the shopper deselects them', async () => {
  const addons = [
    { entity_id: 20, name: 'Five-year service', price: 199 },
    { entity_id: 21, name: 'Water filter', price: 49 },
  ];
  const purchase = showBuyBox({ addons, pre_selected_add_ons: [20], selection_qty: 2 });
  expect(purchase()).toMatchObject({ qty: 2, addonIds: ['20'], isDisabled: false });
  await userEvent.click(screen.getByRole('checkbox', { name: /Water filter/ }));
  expect(purchase()?.addonIds).toEqual(['20', '21']);
  await userEvent.click(screen.getByRole('checkbox', { name: /Five-year service/ }));
  expect(purchase()?.addonIds).toEqual(['21']);
});

it('offers a quote where the price is hidden, without a cart button', () => {
  const purchase = showBuyBox({ poa: true });
  expect(purchase()).toBeUndefined();
  const quote = screen.getByRole('link', { name: 'Request a quote' });
  expect(quote.getAttribute('href')).toBe('/request-quote?product=French%20door');
});
