import { product } from '@contract/product';
import { act, render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { productPreview } from '@/features/product/data/productPreview';
import { MainArea } from './MainArea';

const sofa = z.parse(product, { entity_id: '7', url_key: 'hudson-sofa', name: 'Hudson Sofa', price: 999 });

it('previews the product of a clicked tile until the shopper goes back', () => {
  vi.stubGlobal('scrollTo', vi.fn());
  render(
    createTestApp().wrap(
      <MainArea>
        <p>The list</p>
      </MainArea>,
    ),
  );
  expect(screen.queryByRole('heading')).toBeNull();
  act(() => productPreview.show(sofa));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hudson Sofa');
  expect(screen.getByText('$999.00')).toBeTruthy();
  expect(screen.getByRole('main').hasAttribute('data-look')).toBe(true);
  act(() => window.dispatchEvent(new PopStateEvent('popstate')));
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByText('The list')).toBeTruthy();
  vi.unstubAllGlobals();
});
