import type { TenantConfigInput } from '@contract/config';
import type { ApiRequest } from '@contract/transport';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { waitFor } from '@tests/waitFor';
import { expect, it, vi } from 'vitest';
import { AddressEditor } from './AddressEditor';

const QUESTION = 'This postcode is in another state. Is this right?';
const CONFIRMED = 'Yes, the postcode and the state or province are right';

/** Renders a new address over a backend that has the postcode of unconfirmed addresses in another state. */
async function open(config: TenantConfigInput = {}) {
  const writes: ApiRequest[] = [];
  const { wrap } = createTestApp({
    config,
    send: async (request) => {
      if (request.path === '/cart/region')
        return { status: 200, body: ['MN', 'WI'].map((code) => ({ code, name: code })) };
      writes.push(request);
      if (JSON.stringify(request.body).includes('is_postcode_confirmed'))
        return { status: 201, body: { entity_id: '1' } };
      const error = [{ code: 'addressPostcodeRegion', message: QUESTION }];
      return { status: 422, body: { messages: { error } } };
    },
  });
  const handleDone = vi.fn();
  render(wrap(<AddressEditor customerId="7" address={null} isFirst onDone={handleDone} />));
  await screen.findByRole('option', { name: 'MN' });
  return { writes, handleDone };
}

const type = (label: string | RegExp, text: string) => userEvent.type(screen.getByLabelText(label), text);
async function fillIn() {
  await type('First name', 'Sukarno');
  await type('Street and number', '12 Elm Street');
  await type('City', 'Stillwater');
  await type('ZIP or postal code', '55082');
  await type('Telephone', '6125550142');
  await userEvent.selectOptions(screen.getByLabelText('State or province'), 'WI');
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save address' }));

it('asks whether a postcode of another state is right, marks both fields, and saves once confirmed', async () => {
  const { writes, handleDone } = await open();
  await fillIn();
  await type('Last name', 'Lind');
  await save();
  expect(await screen.findAllByText(QUESTION)).toHaveLength(2);
  for (const label of ['ZIP or postal code', 'State or province'])
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(screen.getByLabelText('ZIP or postal code'));
  expect(handleDone).not.toHaveBeenCalled();
  await userEvent.click(screen.getByLabelText(CONFIRMED));
  await save();
  await waitFor(() => expect(handleDone).toHaveBeenCalled());
  expect(writes.map(({ path }) => path)).toEqual(Array(2).fill('/customers/7/addresses'));
  expect(writes[1]?.body).toMatchObject({ region: 'WI', postcode: '55082', is_postcode_confirmed: true });
});

it('asks again for another postcode', async () => {
  const { writes } = await open();
  await fillIn();
  await type('Last name', 'Lind');
  await save();
  await userEvent.click(await screen.findByLabelText(CONFIRMED));
  await userEvent.clear(screen.getByLabelText('ZIP or postal code'));
  await type('ZIP or postal code', '55083');
  expect(screen.queryByLabelText(CONFIRMED)).toBeNull();
  await save();
  expect(await screen.findAllByText(QUESTION)).toHaveLength(2);
  expect(writes[1]?.body).not.toHaveProperty('is_postcode_confirmed');
});

it('refuses a street that is too long for a label', async () => {
  const { writes } = await open();
  await fillIn();
  await type('Last name', 'Lind');
  await type('Street and number', 'a'.repeat(110));
  await save();
  expect(screen.getByText('Please use at most 120 characters.')).toBeTruthy();
  expect(writes).toEqual([]);
});

it('requires a last name unless the tenant takes single names', async () => {
  const required = await open();
  await fillIn();
  await save();
  expect(screen.getByLabelText('Last name').getAttribute('aria-invalid')).toBe('true');
  expect(required.writes).toEqual([]);
});

it('refuses a city of spaces only', async () => {
  const { writes } = await open();
  await fillIn();
  await type('Last name', 'Lind');
  await userEvent.clear(screen.getByLabelText('City'));
  await type('City', '   ');
  await save();
  expect(screen.getByLabelText('City').getAttribute('aria-invalid')).toBe('true');
  expect(writes).toEqual([]);
});

it('takes a single name where the tenant does', async () => {
  const address_fields = { lastname: 'optional' } as const;
  const { writes } = await open({ display_features: { checkout: { address_fields } } });
  await fillIn();
  expect(screen.getByLabelText('Last name (optional)')).toBeTruthy();
  await save();
  await waitFor(() => expect(writes[0]?.body).toMatchObject({ firstname: 'Sukarno', lastname: '' }));
});
