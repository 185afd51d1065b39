import { productPage } from '@contract/product';
import type { ApiRequest } from '@contract/transport';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { SwatchOrder } from './SwatchOrder';

const colour = (id: string, label: string) => ({ id, label, swatch: { type: 'colour', value: '#886644' } });
const covers = Array.from({ length: 22 }, (_, index) => colour(`c${index}`, `Cover ${index}`));
const sofa = (free_swatches: number) =>
  z.parse(productPage, {
    entity_id: 7,
    name: 'Sofa',
    free_swatches,
    attributes: [
      { id: 'colour', options: [colour('oat', 'Oat'), colour('moss', 'Moss'), colour('clay', 'Clay')] },
      ...(free_swatches > 20 ? [{ id: 'cover', options: covers }] : []),
      { id: 'size', options: [{ id: 's', label: 'Small' }] },
    ],
  });

function show(limit: number, { question = '' } = {}) {
  const orders: ApiRequest[] = [];
  const send = async (request: ApiRequest) => {
    if (request.method === 'POST') orders.push(request);
    if (request.path === '/cart/region') return { status: 200, body: [{ code: 'OR', name: 'Oregon' }] };
    if (
      question &&
      request.method === 'POST' &&
      !JSON.stringify(request.body).includes('is_postcode_confirmed')
    ) {
      const error = [{ code: 'addressPostcodeRegion', message: question }];
      return { status: 422, body: { messages: { error } } };
    }
    return { status: 200, body: { success: true } };
  };
  render(
    createTestApp({ send, config: { email_delivery: 'smtp' } }).wrap(<SwatchOrder product={sofa(limit)} />),
  );
  return orders;
}

async function fillIn() {
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
}
const order = () => userEvent.click(screen.getByRole('button', { name: 'Send me the swatches' }));

it('is not offered by a backend without free swatches', () => {
  show(0);
  expect(screen.queryByRole('button')).toBeNull();
});

it('offers no more swatches than an order may have', async () => {
  show(30);
  await userEvent.click(screen.getByRole('button', { name: 'Order free swatches' }));
  expect(await screen.findByRole('group', { name: 'Choose up to 20 swatches' })).toBeTruthy();
});

it('orders swatches up to the limit by mail', async () => {
  const orders = show(2);
  await userEvent.click(screen.getByRole('button', { name: 'Order free swatches' }));
  await screen.findByRole('group', { name: 'Choose up to 2 swatches' });
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  expect(screen.getAllByRole('checkbox')).toHaveLength(3);
  await order();
  expect(await screen.findByText('Please choose a swatch.')).toBeTruthy();

  await userEvent.click(box('Oat'));
  await userEvent.click(box('Clay'));
  expect(box('Moss').disabled).toBe(true);
  expect(screen.getByText('2 of 2 chosen')).toBeTruthy();
  await fillIn();
  await order();
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

it('asks whether a postcode of another state is right, and orders once confirmed', async () => {
  const question = 'Is this right?';
  const orders = show(2, { question });
  await userEvent.click(screen.getByRole('button', { name: 'Order free swatches' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Oat' }));
  await fillIn();
  await order();
  expect(await screen.findAllByText(question)).toHaveLength(2);
  for (const label of [/^ZIP/, /^State/])
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
  await userEvent.click(screen.getByLabelText('Yes, the postcode and the state or province are right'));
  await order();
  expect(await screen.findByText(/mails the swatches to your address/)).toBeTruthy();
  expect(orders[1]?.body).toMatchObject({ address: { is_postcode_confirmed: true } });
});
