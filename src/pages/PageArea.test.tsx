import { act, render, screen } from '@testing-library/react';
import { makeApp } from '@tests/makeApp';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { product } from '@/api/contract/product';
import { firstLook } from '@/features/product/firstLook';
import { PageArea } from './PageArea';

const sofa = z.parse(product, { entity_id: '7', url_key: 'hudson-sofa', name: 'Hudson Sofa', price: 999 });

it('shows what a pressed tile knows of its product, until the shopper goes back', () => {
  vi.stubGlobal('scrollTo', vi.fn());
  render(
    makeApp().wrap(
      <PageArea>
        <p>The list</p>
      </PageArea>,
    ),
  );
  expect(screen.queryByRole('heading')).toBeNull();
  act(() => firstLook.begin(sofa));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hudson Sofa');
  expect(screen.getByText('$999.00')).toBeTruthy();
  expect(screen.getByRole('main').hasAttribute('data-look')).toBe(true);
  act(() => window.dispatchEvent(new PopStateEvent('popstate')));
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByText('The list')).toBeTruthy();
  vi.unstubAllGlobals();
});
