import { cart } from '@contract/cart';
import type { TenantConfigInput } from '@contract/config';
import type { ApiRequest } from '@contract/transport';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { DeliveryStep } from './DeliveryStep';

const methods = [
  { code: 'truck', carrier_title: 'Our crew', price: 99, earliest_date: '2026-11-24' },
  { code: 'pickup', carrier_title: 'Pick up', price: 0, is_pickup: true },
];
const filled = (fields: object = {}) =>
  z.parse(cart, {
    info: { storelocationid: '' },
    items: [{ item_id: 1, product_id: 7, qty: 1, name: 'Sofa' }],
    shipping_methods: methods,
    shipping_address: { firstname: 'Ada', postcode: '97205' },
    ...fields,
  });
const slots = (free: boolean) => [
  { id: '08:00-12:00', from: '08:00', to: '12:00', is_free: free },
  { id: '12:00-16:00', from: '12:00', to: '16:00' },
];
const days = [
  { date: '2026-11-24', slots: slots(false) },
  { date: '2026-11-25', slots: slots(true) },
];

function renderStep(
  current = filled(),
  calendar: { status: number; body: unknown } | null = null,
  config: TenantConfigInput = {},
) {
  const puts: ApiRequest[] = [];
  const onDone = vi.fn();
  const onChange = vi.fn();
  const send = async (request: ApiRequest) => {
    if (request.path.startsWith('/cart/delivery/')) return calendar ?? { status: 200, body: { days } };
    if (request.method === 'PUT') puts.push(request);
    return { status: 200, body: current };
  };
  const { wrap } = createTestApp({ send, config });
  const step = (shown: typeof current) =>
    wrap(<DeliveryStep cart={shown} pickup={<p>Where to collect</p>} onChange={onChange} onDone={onDone} />);
  const { rerender } = render(step(current));
  return { puts, onDone, onChange, show: (shown: typeof current) => rerender(step(shown)) };
}

/** Clicks the button once the days have loaded; before, it is busy. */
async function submit() {
  const button = screen.getByRole('button', { name: 'Continue to payment' });
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  await userEvent.click(button);
}

it('proposes the earliest free hours and stores the chosen day and hours', async () => {
  const { puts, onDone } = renderStep();
  expect(screen.getByText('Earliest Tue, Nov 24')).toBeTruthy();
  const noon = await screen.findByRole('radio', { name: /^12 PM – 4 PM/ });
  expect(noon).toHaveProperty('checked', true);
  expect(screen.getByRole('radio', { name: /^8 AM – 12 PM/ })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('radio', { name: 'Wed, Nov 25' }));
  await userEvent.click(screen.getByRole('radio', { name: /^8 AM – 12 PM/ }));
  await submit();
  expect(puts.map(({ path, body }) => [path, body])).toEqual([
    [
      '/cart/shipping',
      { method: 'truck', data: { delivery_date: '2026-11-25', delivery_slot: '08:00-12:00' } },
    ],
  ]);
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
});

it('proposes the first method in place of one that is no longer offered', async () => {
  const { puts } = renderStep(filled({ info: { shipping_method: 'gone', storelocationid: '' } }));
  expect(screen.getByRole('radio', { name: /^Our crew/ })).toHaveProperty('checked', true);
  await submit();
  expect(puts).toMatchObject([{ path: '/cart/shipping', body: { method: 'truck' } }]);
});

it('says that other orders have filled the chosen hours, and proposes the next', async () => {
  const delivery = { date: '2026-11-24', slot: '08:00-12:00', from: '08:00', to: '12:00', is_taken: true };
  renderStep(filled({ delivery }));
  expect(await screen.findByText(/^This delivery time has just been taken/)).toBeTruthy();
  expect(screen.getByRole('radio', { name: /^12 PM – 4 PM/ })).toHaveProperty('checked', true);
});

it('says why some or all methods do not reach the address', () => {
  const shipping_notice = 'Our own crews can not deliver to a PO box.';
  renderStep(filled({ shipping_notice, shipping_methods: [methods[1]] }));
  expect(screen.getByText(shipping_notice)).toBeTruthy();
  expect(screen.getByRole('radio', { name: /^Pick up/ })).toBeTruthy();
  cleanup();
  renderStep(filled({ shipping_notice, shipping_methods: [] }));
  expect(screen.getByText(shipping_notice)).toBeTruthy();
  cleanup();
  renderStep(filled({ shipping_methods: [] }));
  expect(screen.getByText(/^Nothing can be delivered to this address/)).toBeTruthy();
});

it.each([404, 501, 403])('sends only the method to a backend without a calendar (%i)', async (status) => {
  const { puts } = renderStep(filled(), { status, body: {} });
  await submit();
  await expect.poll(() => puts.map(({ body }) => body)).toEqual([{ method: 'truck' }]);
  expect(screen.queryByText('Hours')).toBeNull();
});

it.each([500, 0])('goes on only with a day: after %i it says so and loads the days again', async (status) => {
  const calendar = { status, body: {} as unknown };
  const { puts, onDone } = renderStep(filled(), calendar);
  await screen.findByText('The delivery days could not be loaded. Please try again.');
  await submit();
  expect([puts, onDone.mock.calls]).toEqual([[], []]);
  Object.assign(calendar, { status: 200, body: { days } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('radio', { name: /^12 PM – 4 PM/ });
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
  await submit();
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  expect(puts).toMatchObject([{ body: { data: { delivery_date: '2026-11-24' } } }]);
});

it('goes on without a day when the days fail again, because a calendar must not prevent an order', async () => {
  const { puts, onDone } = renderStep(filled(), { status: 500, body: {} });
  await screen.findByText(/could not be loaded/);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(/^The delivery days can’t be loaded right now. You can continue/);
  await submit();
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  expect(puts.map(({ body }) => body)).toEqual([{ method: 'truck' }]);
});

it('can still be a pickup when the days can not be loaded', async () => {
  const { onDone } = renderStep(filled({ info: { storelocationid: '3' } }), { status: 500, body: {} });
  await screen.findByText(/could not be loaded/);
  await userEvent.click(screen.getByRole('radio', { name: /^Pick up/ }));
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
  await submit();
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
});

it('asks for the location of a pickup before it goes on', async () => {
  const { puts, onDone, show } = renderStep();
  await userEvent.click(screen.getByRole('radio', { name: /^Pick up/ }));
  expect(screen.getByText('Where to collect')).toBeTruthy();
  await submit();
  expect(screen.getByText('Choose a store for pickup.')).toBeTruthy();
  expect([puts.map(({ body }) => body), onDone.mock.calls]).toEqual([[{ method: 'pickup' }], []]);
  show(filled({ info: { storelocationid: '3' } }));
  expect(screen.queryByText('Choose a store for pickup.')).toBeNull();
});

it('stores a choice at once with its day, so that the summary follows it', async () => {
  const crew = { code: 'crew', carrier_title: 'White glove', price: 199 };
  const { puts, onDone, onChange } = renderStep(filled({ shipping_methods: [...methods, crew] }));
  await screen.findByRole('radio', { name: /^12 PM – 4 PM/ });
  await userEvent.click(screen.getByRole('radio', { name: /^White glove/ }));
  await expect
    .poll(() => puts.map(({ body }) => body))
    .toEqual([{ method: 'crew', data: { delivery_date: '2026-11-24', delivery_slot: '12:00-16:00' } }]);
  expect([onChange.mock.calls.length, onDone.mock.calls.length]).toEqual([1, 0]);
});

it('requires the day that the booking service gives, unless the service is down', async () => {
  const config = {
    packageai: { enabled: true, page_url: 'https://book.example', shipping_methods: ['truck'] },
  };
  const { onDone } = renderStep(filled(), null, config);
  await submit();
  expect(screen.getByText('Please choose the delivery day.')).toBeTruthy();
  expect(onDone).not.toHaveBeenCalled();
  // The transport of this test knows no booking: its response has no address of a page.
  await userEvent.click(screen.getByRole('button', { name: 'Choose the delivery day' }));
  await screen.findByText(/^The delivery day can’t be booked right now\. You can continue/);
  await submit();
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
});
