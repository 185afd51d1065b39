import { product } from '@contract/product';
import { render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ProductCarousel } from './ProductCarousel';

function columns(product_carousel?: object) {
  const config = product_carousel ? { display_features: { product_carousel } } : {};
  const products = [z.parse(product, { entity_id: 7, name: 'Wren', url_key: 'wren' })];
  render(createTestApp({ config }).wrap(<ProductCarousel title="Related" products={products} />));
  const { style } = screen.getAllByRole('list')[0] as HTMLElement;
  return ['xs', 'sm', 'md', 'lg', 'xl'].map((size) => style.getPropertyValue(`--${size}`)).join(' ');
}

it('shows 1, 2, 2, 3 and 4 products side by side (docs/spec/05 §1)', () => {
  expect(columns()).toBe('1 2 2 3 4');
});

it('follows the configuration, with one product at least', () => {
  expect(columns({ xs: 2, md: '3', lg: 0 })).toBe('2 2 3 1 4');
});
