import { render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Component } from './SpecialPage';

function showOutlets(enabled: boolean) {
  const collection = { title: 'Outlet', products: [{ entity_id: 1, name: 'Hudson Sofa' }], total: 1 };
  const { wrap } = createTestApp({
    path: '/special/outlet/1',
    config: { display_features: { outlet_products: { enabled } } },
    send: async ({ path }) =>
      path.startsWith('/dynamic-category/outlet/')
        ? { status: 200, body: collection }
        : { status: 0, body: undefined },
  });
  render(
    wrap(
      <Routes>
        <Route path="/special/:attribute/:value" element={<Component />} />
      </Routes>,
    ),
  );
}

it('shows outlets', async () => {
  showOutlets(true);
  expect(await screen.findByRole('heading', { level: 1, name: 'Outlet' })).toBeDefined();
  expect(screen.getByText('Hudson Sofa')).toBeDefined();
});

it('has its canonical address at any path (docs/spec/01 §3)', async () => {
  showOutlets(true);
  await screen.findByRole('heading', { level: 1, name: 'Outlet' });
  const link = document.head.querySelector('link[rel=canonical]');
  expect(link?.getAttribute('href')).toMatch(/\/catalog\/special\/outlet\/1$/);
});

it('shows no outlets where the tenant disables them', async () => {
  showOutlets(false);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).not.toBe('Outlet');
  expect(screen.queryByText('Hudson Sofa')).toBeNull();
});
