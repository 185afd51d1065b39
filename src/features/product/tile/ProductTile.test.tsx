import { product } from '@contract/product';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ProductTile } from './ProductTile';

const sofa = z.parse(product, {
  entity_id: 1,
  url_key: 'hudson-sofa',
  name: 'Hudson Sofa',
  manufacturer: 'Northquay',
  price: 1499,
  list_price: 1699,
  reviews_count: 11,
  reviews_rating: 4.2,
  image_hover_url: '/media/side.webp',
  product_flags: [
    { position: 1, text: 'Sale', colour: '#a0301f' },
    { position: 5, text: 'Hidden', visible: 0 },
  ],
  swatches: [
    { type: 'colour', value: '#d9cfbd' },
    { type: 'colour', value: '#2f4057' },
  ],
});

it('shows name and price and links to the product page', () => {
  const { wrap } = createTestApp();
  render(wrap(<ProductTile product={sofa} />));
  expect(screen.getByRole('link', { name: 'Hudson Sofa' })).toHaveProperty(
    'pathname',
    '/product/hudson-sofa',
  );
  expect(screen.getByText('$1,499.00')).toBeTruthy();
  expect(screen.getByText('Save $200.00')).toBeTruthy();
  expect(screen.getByRole('img', { name: '4.2 out of 5 stars' })).toBeTruthy();
  expect(screen.getByText('2 colors')).toBeTruthy();
});

it('shows a colour once that two names share', () => {
  const { wrap } = createTestApp();
  const [cream] = sofa.swatches;
  render(
    wrap(<ProductTile product={{ ...sofa, swatches: [...sofa.swatches, ...(cream ? [cream] : [])] }} />),
  );
  expect(screen.getByText('2 colors')).toBeTruthy();
});

it('shows the lowest price of several variants as such', () => {
  const { wrap } = createTestApp();
  const { container } = render(wrap(<ProductTile product={{ ...sofa, price_to: 1999 }} />));
  expect(container.textContent).toContain('From $1,499.00');
});

it('shows price, condition and location of an outlet piece instead of the price of a new one', () => {
  const { wrap } = createTestApp();
  const outlet = { price: 999, condition: 'Floor model', store_name: 'Maple & Main Eugene', count: 2 };
  const { container } = render(wrap(<ProductTile product={{ ...sofa, price_to: 1999, outlet }} />));
  expect(container.textContent).toContain('$999.00');
  expect(container.textContent).toContain('Save $500.00');
  expect(container.textContent).toContain('Floor model, at Maple & Main Eugene');
  expect(container.textContent).toContain('2 outlet pieces');
  expect(container.textContent).not.toContain('From');
});

it('shows only visible flags, at their position', () => {
  const { wrap } = createTestApp();
  render(wrap(<ProductTile product={sofa} />));
  expect(screen.getByText('Sale').dataset.position).toBe('1');
  expect(screen.queryByText('Hidden')).toBeNull();
});

it('loads the second image only on hover', async () => {
  const { wrap } = createTestApp();
  const { container } = render(wrap(<ProductTile product={sofa} />));
  const second = () => container.querySelectorAll('img[src*="side.webp"]').length;
  expect(second()).toBe(0);
  await userEvent.hover(screen.getByRole('article'));
  expect(second()).toBe(1);
});

it.each([
  [{ poa: true }, 'Call for price'],
  [{ msrp_enabled: true }, 'See price in cart'],
])('shows why the price is hidden for %o', (change, text) => {
  const { wrap } = createTestApp();
  render(wrap(<ProductTile product={{ ...sofa, ...change }} />));
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByText('$1,499.00')).toBeNull();
});
