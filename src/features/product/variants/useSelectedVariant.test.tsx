import { productPage } from '@contract/product';
import { act, render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { useSelectedVariant } from './useSelectedVariant';

const sofa = z.parse(productPage, {
  entity_id: 1,
  type_id: 'configurable',
  attributes: [
    {
      id: 'colour',
      options: [
        { id: 'oat', label: 'Oat', products: [11, 12] },
        { id: 'moss', label: 'Moss', products: [21, 22] },
      ],
    },
    {
      id: 'size',
      options: [
        { id: 's', label: 'Small', products: [11, 21] },
        { id: 'l', label: 'Large', products: [12, 22] },
      ],
    },
  ],
  simple_products: [11, 12, 21, 22].map((entity_id) => ({ entity_id })),
  configurable_default_simple_id: 11,
});

function Picker() {
  const { simple, choose } = useSelectedVariant(sofa);
  return (
    <>
      <button type="button" onClick={() => choose('colour', 'moss')}>
        Moss
      </button>
      <button type="button" onClick={() => choose('size', 'l')}>
        Large
      </button>
      <output>{`${simple?.entity_id} ${useLocation().search}`}</output>
    </>
  );
}

it('keeps an option when the next one is chosen before the page has rendered it', () => {
  render(createTestApp({ path: '/product/sofa?utm_source=mail' }).wrap(<Picker />));
  act(() => {
    screen.getByRole('button', { name: 'Moss' }).click();
    screen.getByRole('button', { name: 'Large' }).click();
  });
  expect(screen.getByRole('status').textContent).toBe('22 ?utm_source=mail&configurable_entity_id=22');
});
