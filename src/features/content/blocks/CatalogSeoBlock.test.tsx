import { render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { waitFor } from '@tests/waitFor';
import { expect, it, vi } from 'vitest';
import { CatalogSeoBlock } from './CatalogSeoBlock';

const text = '<p>Deep seats</p>';
const withDefaultHeading = `<!-- default-h1 -->${text}`;

it.each([
  ['shows its text before a product list', text, true, true],
  ['hides the text on a product list when it contains a default-h1 comment', withDefaultHeading, true, false],
  ['shows the text on a landing page despite the comment', withDefaultHeading, false, true],
])('%s', async (_, content, isList, isShown) => {
  const send = vi.fn(async () => ({
    status: 200,
    body: [{ identifier: 'catalog-seo-before-sofas', content }],
  }));
  const { store, wrap } = createTestApp({ send, path: '/catalog/sofas' });
  render(wrap(<CatalogSeoBlock categoryKey="sofas" isList={isList} />));
  await waitFor(() =>
    expect(Object.values(store.getState().api.queries).map((query) => query?.status)).toEqual(['fulfilled']),
  );
  await expect.poll(() => screen.queryByText('Deep seats') !== null).toBe(isShown);
});
