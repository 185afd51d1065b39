import { render, screen, waitFor } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Component, preload } from './CatalogPage';
import type { PagePreload } from './pageModule';

const CurrentUrl = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="current URL">{pathname + search}</output>;
};

it('/catalog/default-category is /catalog on the server (docs/spec/01 §3)', async () => {
  const url = new URL('http://shop.example/catalog/default-category?sort=price');
  const context = { params: { key: 'default-category' }, url } as unknown as PagePreload;
  expect(await preload?.(context)).toEqual({ redirect: '/catalog?sort=price' });
});

it('/catalog/default-category is /catalog in the browser', async () => {
  const { wrap } = createTestApp({ path: '/catalog/default-category?sort=price' });
  render(
    wrap(
      <>
        <CurrentUrl />
        <Routes>
          <Route path="/catalog/:key" element={<Component />} />
          <Route path="*" element={null} />
        </Routes>
      </>,
    ),
  );
  await waitFor(() => expect(screen.getByLabelText('current URL').textContent).toBe('/catalog?sort=price'));
});
