import { productPage } from '@contract/product';
import type { ApiRequest } from '@contract/transport';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { SwatchOrder } from './SwatchOrder';

const colour = (id: string, label: string) => ({ id, label, swatch: { type: 'colour', value: '#886644' } });
const sofa = (free_swatches: number) =>
  z.parse(productPage, {
    entity_id: 7,
    name: 'Sofa',
    free_swatches,
    attributes: [
      { id: 'colour', options: [colour('oat', 'Oat'), colour('moss', 'Moss'), colour('clay', 'Clay')] },
      { id: 'size', options: [{ id: 's', label: 'Small' }] },
    ],
  });

function show(limit: number, status = 200) {
  const orders: ApiRequest[] = [];
  const send = async (request: ApiRequest) => {
    if (request.method === 'POST') orders.push(request);
    if (request.path === '/cart/region') return { status: 200, body: [{ code: 'OR', name: 'Oregon' }] };
    return { status, body: { success: true } };
  };
  render(
    createTestApp({ send, config: { email_delivery: 'smtp' } }).wrap(<SwatchOrder product={sofa(limit)} />),
  );
  return orders;
}

it('is not offered by a backend without free swatches', () => {
  show(0);
  expect(screen.queryByRole('button')).toBeNull();
});

it('orders swatches up to the limit by mail', async () => {
  const orders = show(2);
  await userEvent.click(screen.getByRole('button', { name: 'Order free swatches' }));
  await screen.findByRole('group', { name: 'Choose up to 2 swatches' });
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  expect(screen.getAllByRole('checkbox')).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Send me the swatches' }));
  expect(await screen.findByText('Please choose a swatch.')).toBeTruthy();

  await userEvent.click(box('Oat'));
  await userEvent.click(box('Clay'));
  expect(box('Moss').disabled).toBe(true);
  expect(screen.getByText('2 of 2 chosen')).toBeTruthy();
  const fields = {
    Email: 'ada@example.com',
    'First name': 'Ada',
    'Last name': 'Byron',
    ...{
      'Street and number': '12 Elm Street',
      City: 'Portland',
      'ZIP or postal code': '97205',
      Telephone: '5035550100',
    },
  };
  for (const [label, value] of Object.entries(fields))
    await userEvent.type(screen.getByLabelText(new RegExp(`^${label}`)), value);
  await userEvent.selectOptions(screen.getByLabelText(/^State/), 'OR');
  await userEvent.click(screen.getByRole('button', { name: 'Send me the swatches' }));
  expect(await screen.findByText(/mails the swatches to your address/)).toBeTruthy();
  expect(orders).toMatchObject([
    {
      path: '/products/7/swatches',
      body: {
        options: ['oat', 'clay'],
        email: 'ada@example.com',
        address: { firstname: 'Ada', street: ['12 Elm Street'], postcode: '97205', region: 'OR' },
      },
    },
  ]);
});
