import type { ApiRequest } from '@contract/transport';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { expect, it } from 'vitest';
import { DeliveryEstimate } from './DeliveryEstimate';

const responses: Record<string, object> = {
  '/products/7/shipping/97205': {
    methods: [
      { carrier_title: 'Our own crew', price: 89 },
      { carrier_title: 'Our own crew', price: 129 },
      { code: 'pickup', carrier_title: 'Pickup', price: 0 },
    ],
  },
  '/products/7/inventory': { locations: [{ store_id: 'a', store_name: 'Pearl District', qty: 2 }] },
};

it('shows the delivery cost to a postcode and nearby stock; an invalid postcode is not sent', async () => {
  const calls: ApiRequest[] = [];
  const send = async (request: ApiRequest) => {
    calls.push(request);
    return { status: 200, body: responses[request.path] };
  };
  render(createTestApp({ send }).wrap(<DeliveryEstimate id="7" stock={[]} />));
  const zip = screen.getByLabelText('Delivery to ZIP or postal code');
  await userEvent.type(zip, '9{Enter}');
  expect(screen.getByText(/^Enter a ZIP or postal code such as/)).toBeTruthy();
  expect(calls).toEqual([]);

  await userEvent.clear(zip);
  await userEvent.type(zip, '97205{Enter}');
  expect(await screen.findByText('$89.00')).toBeTruthy();
  expect(screen.getByText('$129.00')).toBeTruthy();
  expect(screen.getByText('Free')).toBeTruthy();
  expect(await screen.findByText('Pearl District')).toBeTruthy();
  expect(calls.find(({ path }) => path.endsWith('/inventory'))?.query).toMatchObject({ zip: '97205' });
});
