import { productPage } from '@contract/product';
import { render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ProductHeading } from './ProductHeading';

it.each([
  ['1', 1],
  ['0', 0],
])('links the rating to the reviews only if the page shows them: show_reviews %s', (show_reviews, count) => {
  const product = z.parse(productPage, { entity_id: 7, name: 'Sofa', reviews_count: 3, reviews_rating: 4.5 });
  const { wrap } = createTestApp({ config: { display_features: { pdp: { show_reviews } } } });
  render(wrap(<ProductHeading product={product} simple={null} />));
  expect(screen.getByRole('img', { name: /4\.5/ })).toBeTruthy();
  expect(screen.queryAllByRole('link')).toHaveLength(count);
});
