import { render, screen } from '@testing-library/react';
import { makeApp } from '@tests/makeApp';
import { expect, it, vi } from 'vitest';
import { CatalogSeoBlock } from './CatalogSeoBlock';

const words = '<p>Deep seats</p>';
const marked = `<!-- default-h1 -->${words}`;

it.each([
  ['shows its words before a list', words, true, true],
  ['hides them from a list when they hold a default-h1 comment', marked, true, false],
  ['shows them on a landing page all the same', marked, false, true],
])('%s', async (_, content, isList, isShown) => {
  const send = vi.fn(async () => ({
    status: 200,
    body: [{ identifier: 'catalog-seo-before-sofas', content }],
  }));
  const { store, wrap } = makeApp({ send, path: '/catalog/sofas' });
  render(wrap(<CatalogSeoBlock categoryKey="sofas" isList={isList} />));
  await vi.waitFor(() =>
    expect(Object.values(store.getState().api.queries).map((query) => query?.status)).toEqual(['fulfilled']),
  );
  await expect.poll(() => screen.queryByText('Deep seats') !== null).toBe(isShown);
});
