import { customerAddress } from '@contract/address';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { waitFor } from '@tests/waitFor';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { AddressCard } from './AddressCard';

it.each([
  ['Make it the default for billing', 'is_default_billing'],
  ['Make it the default for delivery', 'is_default_shipping'],
])('sends the whole address with "%s", because a backend may replace the stored one', async (name, flag) => {
  const place = { firstname: 'Ada', street: ['12 Elm Street'], city: 'Minneapolis', postcode: '55401' };
  const sent: unknown[] = [];
  const { wrap } = createTestApp({
    send: async ({ method, path, body }) => {
      if (method === 'PUT') sent.push([path, body]);
      return { status: 200, body: { entity_id: '4', ...place } };
    },
  });
  const address = z.parse(customerAddress, { entity_id: '4', ...place });
  render(wrap(<AddressCard address={address} onEdit={() => {}} />));
  await userEvent.click(screen.getByRole('button', { name }));
  await waitFor(() =>
    expect(sent).toEqual([['/customers/addresses/4', expect.objectContaining({ ...place, [flag]: true })]]),
  );
});
