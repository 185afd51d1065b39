import { cart as cartShape } from '@contract/cart';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { waitFor } from '@tests/waitFor';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { AddressStep } from './AddressStep';

beforeEach(() => sessionStorage.clear());

const price = { amount: 100 };
const sums = { subtotal: price, discount: price, shipping: price, fee: price, tax: price };
const ada = {
  firstname: 'Ada',
  lastname: 'Lind',
  street: ['12 Elm Street'],
  city: 'Minneapolis',
  region: 'MN',
  postcode: '55401',
  country_id: 'US',
  telephone: '6125550142',
  email: 'ada@example.com',
};
const cart = {
  info: { email: 'ada@example.com' },
  totals: { ...sums, grand_total: price },
  billing_address: ada,
  shipping_address: { ...ada, same_as_billing: true },
};

type Input = Record<string, unknown>;

/** Renders the step over a transport that rejects the writes to one path; returns the writes. */
async function open(
  shown: Input = cart,
  { rejectedPath = '', rejection = {}, question = '', config = {} } = {},
) {
  const writes: { path: string; body: unknown }[] = [];
  const { wrap } = createTestApp({
    config,
    send: async ({ method, path, body }) => {
      if (method === 'GET')
        return { status: 200, body: path === '/cart' ? shown : [{ code: 'MN', name: 'Minnesota' }] };
      writes.push({ path, body });
      const isAsked =
        path === '/cart/billing_address' && !JSON.stringify(body).includes('is_postcode_confirmed');
      if (question && isAsked) {
        const error = [{ code: 'addressPostcodeRegion', message: question }];
        return { status: 422, body: { messages: { error } } };
      }
      return path === rejectedPath
        ? { status: 422, body: { messages: { error: [{ message: 'This is not accepted.' }] }, ...rejection } }
        : { status: 200, body: cart };
    },
  });
  const handleDone = vi.fn();
  render(wrap(<AddressStep cart={z.parse(cartShape, shown)} onDone={handleDone} />));
  await screen.findAllByRole('option', { name: 'Minnesota' });
  return { writes, handleDone };
}
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continue to delivery' }));
const group = (name: string) => within(screen.getByRole('group', { name }));
const textIn = (name: string, label: string) => group(name).getByLabelText<HTMLInputElement>(label).value;

it.each([
  ['/cart', ['/cart']],
  ['/cart/billing_address', ['/cart', '/cart/billing_address']],
])('stops at the rejected write %s, shows the message and keeps the form', async (path, sent) => {
  const { writes, handleDone } = await open(cart, { rejectedPath: path });
  await goOn();
  await screen.findByText('This is not accepted.');
  expect(writes.map((write) => write.path)).toEqual(sent);
  expect(handleDone).not.toHaveBeenCalled();
  expect(textIn('Shipping address', 'First name')).toBe('Ada');
});

it('masks the telephone and cuts the ZIP+4 of a cart that has neither (docs/spec/12 §1)', async () => {
  const raw = { ...ada, telephone: 6125550142, fax: '612-555-0143', postcode: '55401-1234' };
  const { writes } = await open({
    ...cart,
    billing_address: raw,
    shipping_address: { same_as_billing: true },
  });
  expect(textIn('Shipping address', 'Telephone')).toBe('(612) 555-0142');
  expect(textIn('Shipping address', 'ZIP or postal code')).toBe('55401');
  await goOn();
  await waitFor(() => expect(writes).toHaveLength(3));
  expect(writes[1]?.body).toMatchObject({
    telephone: '(612) 555-0142',
    fax: '(612) 555-0143',
    postcode: '55401',
  });
});

it('shows what a backend says of each field that it rejects', async () => {
  const errors = { telephone: ['Not a number.'], city: 'Unknown city.' };
  const rejection = { messages: undefined, errors };
  const { handleDone } = await open(cart, { rejectedPath: '/cart/billing_address', rejection });
  await goOn();
  await screen.findByText('Not a number. Unknown city.');
  expect(handleDone).not.toHaveBeenCalled();
});

it('still has what was typed after a visit to another page, until it is saved', async () => {
  const changeCity = async (city: string) => {
    await userEvent.clear(group('Shipping address').getByLabelText('City'));
    await userEvent.type(group('Shipping address').getByLabelText('City'), city);
  };
  await open();
  await userEvent.clear(screen.getByLabelText('Email'));
  await userEvent.type(screen.getByLabelText('Email'), 'lind@example.com');
  await changeCity('Edina');
  await userEvent.click(screen.getByLabelText('Billing address is the same as the shipping address'));
  cleanup();
  const { handleDone } = await open();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('lind@example.com');
  expect(textIn('Shipping address', 'City')).toBe('Edina');
  expect(textIn('Billing address', 'City')).toBe('Minneapolis');
  await goOn();
  await waitFor(() => expect(handleDone).toHaveBeenCalled());
  cleanup();
  await open();
  expect(textIn('Shipping address', 'City')).toBe('Minneapolis');
});

it('shows the address of the account after the sign-in, if nothing was typed before', async () => {
  await open({ ...cart, billing_address: {}, shipping_address: {} });
  cleanup();
  await open();
  expect(textIn('Shipping address', 'City')).toBe('Minneapolis');
});

it('sends no region of another country', async () => {
  const { writes } = await open();
  const shipping = group('Shipping address');
  await userEvent.selectOptions(shipping.getByLabelText('Country'), 'CA');
  await userEvent.clear(shipping.getByLabelText('ZIP or postal code'));
  await userEvent.type(shipping.getByLabelText('ZIP or postal code'), 'H2X 1Y4');
  await goOn();
  await waitFor(() =>
    expect(shipping.getByLabelText('State or province').getAttribute('aria-invalid')).toBe('true'),
  );
  expect(writes).toEqual([]);
});

it('asks whether a postcode of another state is right, marks both fields, and goes on once confirmed', async () => {
  const question = 'Is this right?';
  const { writes, handleDone } = await open(cart, { question });
  await goOn();
  expect(await screen.findAllByText(question)).toHaveLength(2);
  const shipping = group('Shipping address');
  for (const label of ['ZIP or postal code', 'State or province'])
    expect(shipping.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
  expect(handleDone).not.toHaveBeenCalled();
  await userEvent.click(shipping.getByLabelText('Yes, the postcode and the state or province are right'));
  await goOn();
  await waitFor(() => expect(handleDone).toHaveBeenCalled());
  expect(writes.at(-2)?.body).toMatchObject({ is_postcode_confirmed: true });
});

it('asks for the shipping address only, and sends it as the billing address too', async () => {
  const { writes, handleDone } = await open();
  expect(screen.getAllByRole('group').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Shipping address/),
  ]);
  await userEvent.clear(group('Shipping address').getByLabelText('City'));
  await userEvent.type(group('Shipping address').getByLabelText('City'), 'Edina');
  await goOn();
  await waitFor(() => expect(handleDone).toHaveBeenCalled());
  expect(writes).toMatchObject([
    { path: '/cart', body: { email: 'ada@example.com' } },
    { path: '/cart/billing_address', body: { firstname: 'Ada', city: 'Edina', email: 'ada@example.com' } },
    { path: '/cart/shipping_address', body: { same_as_billing: true } },
  ]);
});

it('shows the region of the address once the regions are known', async () => {
  await open();
  expect(textIn('Shipping address', 'State or province')).toBe('MN');
});

it('sends two addresses when the billing address differs', async () => {
  const elsewhere = { ...ada, street: ['99 Far Road'], same_as_billing: false };
  const { writes, handleDone } = await open({ ...cart, shipping_address: elsewhere });
  expect(textIn('Shipping address', 'Street and number')).toBe('99 Far Road');
  expect(textIn('Billing address', 'Street and number')).toBe('12 Elm Street');
  await goOn();
  await waitFor(() => expect(handleDone).toHaveBeenCalled());
  expect(writes.slice(1)).toMatchObject([
    { path: '/cart/billing_address', body: { street: ['12 Elm Street'] } },
    { path: '/cart/shipping_address', body: { street: ['99 Far Road'], same_as_billing: false } },
  ]);
});

it.each([
  [
    'the postcode of an estimate',
    { billing_address: {}, shipping_address: { postcode: '55401' } },
    '55401',
    '',
  ],
  ['a customer’s billing address', { billing_address: ada, shipping_address: {} }, '55401', 'Ada'],
  ['a customer’s shipping address', { billing_address: {}, shipping_address: ada }, '55401', 'Ada'],
])('begins with %s', async (_, addresses, postcode, firstname) => {
  await open({ ...cart, ...addresses });
  expect(textIn('Shipping address', 'ZIP or postal code')).toBe(postcode);
  expect(textIn('Shipping address', 'First name')).toBe(firstname);
  expect(screen.queryByRole('group', { name: 'Billing address' })).toBeNull();
});

describe('the optional fields of an address', () => {
  const address_fields = { prefix: 'optional', middlename: 'optional', suffix: 'required', fax: 'optional' };
  const config = { display_features: { checkout: { address_fields } } } as const;

  it('are not shown unless configured', async () => {
    await open();
    for (const label of [/^Title/, /^Middle name/, /^Suffix/, /^Fax/])
      expect(screen.queryByLabelText(label)).toBeNull();
  });

  it('are asked as configured, checked and sent', async () => {
    const { writes, handleDone } = await open(cart, { config });
    await userEvent.type(screen.getByLabelText(/^Title/), 'Dr.');
    await userEvent.type(screen.getByLabelText(/^Middle name/), 'King');
    await userEvent.type(screen.getByLabelText(/^Fax/), '612555');
    await goOn();
    screen.getByText(/^Please fill in “[\w ]+”\.$/);
    screen.getByText(/ten-digit number/);
    expect(writes).toEqual([]);
    await userEvent.type(screen.getByLabelText('Suffix'), 'II');
    await userEvent.type(screen.getByLabelText(/^Fax/), '0143');
    await goOn();
    await waitFor(() => expect(handleDone).toHaveBeenCalled());
    expect(writes[1]?.body).toMatchObject({
      prefix: 'Dr.',
      middlename: 'King',
      suffix: 'II',
      fax: '(612) 555-0143',
    });
  });
});
