import { product } from '@contract/product';
import { act, render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { tileClicked } from '@/features/product/data/productPreviewSlice';
import { MainArea } from './MainArea';

const sofa = z.parse(product, { entity_id: '7', url_key: 'hudson-sofa', name: 'Hudson Sofa', price: 999 });

it('previews the product of a clicked tile until the shopper goes back', () => {
  vi.stubGlobal('scrollTo', vi.fn());
  const { store, wrap } = createTestApp();
  render(
    wrap(
      <MainArea>
        <p>The list</p>
      </MainArea>,
    ),
  );
  expect(screen.queryByRole('heading')).toBeNull();
  act(() => void store.dispatch(tileClicked(sofa)));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hudson Sofa');
  expect(screen.getByText('$999.00')).toBeTruthy();
  expect(screen.getByRole('main').hasAttribute('data-preview')).toBe(true);
  act(() => window.dispatchEvent(new PopStateEvent('popstate')));
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByText('The list')).toBeTruthy();
  vi.unstubAllGlobals();
});
