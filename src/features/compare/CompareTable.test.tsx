import { productPage } from '@contract/product';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { fitSpaceMeasured } from '@/features/product/fit/fitSlice';
import { CompareTable } from './CompareTable';

it('judges the fit by the size that it shows, which is that of a variant', () => {
  const mattress = z.parse(productPage, {
    entity_id: 3,
    type_id: 'configurable',
    dimensions: { width: 76 },
    attributes: [{ id: 'size', label: 'Size', options: [{ id: 'twin', label: 'Twin', products: ['31'] }] }],
    configurable_default_simple_id: '31',
    simple_products: [{ entity_id: '31', dimensions: { width: 38 } }],
  });
  const { store, wrap } = createTestApp();
  store.dispatch(fitSpaceMeasured('40xx'));
  render(wrap(<CompareTable products={[mattress]} renderName={() => 'Heron'} renderHead={() => null} />));
  const cellOf = (label: string) =>
    screen.getByRole('rowheader', { name: label }).closest('tr')?.querySelector('td')?.textContent;
  expect(cellOf('Width')).toBe('38 in.');
  expect(cellOf('Will it fit?')).toBe('It fits');
});

it('shows a specification with the name of a calculated row beside that row', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const products = ['Today', 'Next week'].map((value, index) =>
    z.parse(productPage, {
      entity_id: index + 1,
      in_stock: true,
      custom_columns: [{ label: 'Availability', value }],
    }),
  );
  const { wrap } = createTestApp();
  render(wrap(<CompareTable products={products} renderName={() => 'Heron'} renderHead={() => null} />));
  const rows = () => screen.getAllByRole('rowheader', { name: 'Availability' });
  expect(rows()).toHaveLength(2);
  await userEvent.click(screen.getByRole('checkbox'));
  expect(rows()).toHaveLength(1);
  expect(log.mock.calls.flat().join(' ')).not.toMatch(/same key/);
  log.mockRestore();
});
