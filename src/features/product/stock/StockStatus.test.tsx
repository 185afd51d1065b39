import { render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { expect, it } from 'vitest';
import { StockStatus } from './StockStatus';

const messages = { in_stock: 'Here today', out_of_stock: 'Ask us', special_order: 'Made for you' };
const config = { display_features: { availability_messages: messages } };

function show(isInStock: boolean, isSpecialOrder: boolean, onChooseStore?: () => void) {
  const note = { id: '1', isInStock, isSpecialOrder, myStore: null, onChooseStore };
  render(createTestApp({ config }).wrap(<StockStatus {...note} />));
}

it.each([
  ['on hand', true, false, 'Here today'],
  ['without stock, yet for sale', true, true, 'Made for you'],
  ['not for sale', false, true, 'Ask us'],
])(
  'shows the tenant’s text for products %s (availability_messages)',
  (_, isInStock, isSpecialOrder, text) => {
    show(isInStock, isSpecialOrder);
    expect(screen.getByText(text)).toBeTruthy();
  },
);

it('offers a location to choose only where the tenant has a location search', () => {
  show(true, false);
  expect(screen.queryByRole('button')).toBeNull();
  show(true, false, () => {});
  expect(screen.getByRole('button', { name: 'Choose a store' })).toBeTruthy();
});
