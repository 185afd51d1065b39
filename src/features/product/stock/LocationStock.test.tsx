import type { ApiRequest } from '@contract/transport';
import { render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { expect, it } from 'vitest';
import { type Position, PositionContext } from '@/features/product/data/productRequest';
import { LocationStock } from './LocationStock';

const own = [
  { store_id: 'a', google_code: '', store_name: 'Pearl District', qty: 2, label: '' },
  { store_id: 'b', google_code: '', store_name: 'Ballard', qty: 0, label: '' },
];

function show(props: { id: string; zip?: string; isVariant?: boolean }, position?: Position) {
  const requests: ApiRequest[] = [];
  const send = async (request: ApiRequest) => {
    requests.push(request);
    return { status: 200, body: { locations: [{ store_id: 'b', store_name: 'Ballard', qty: 5 }] } };
  };
  render(
    createTestApp({ send }).wrap(
      <PositionContext value={position}>
        <LocationStock zip="" stock={own} {...props} />
      </PositionContext>,
    ),
  );
  return requests;
}

it('shows the stock of the product’s response without a request', () => {
  const requests = show({ id: '7' });
  expect(screen.getByText('Pearl District')).toBeTruthy();
  expect(requests).toEqual([]);
});

it('requests the stock of the selected variant, not of its product', async () => {
  const requests = show({ id: '8', isVariant: true });
  expect(screen.queryByText('Pearl District')).toBeNull();
  expect(await screen.findByText('5 in stock')).toBeTruthy();
  expect(requests.map(({ path }) => path)).toEqual(['/products/8/inventory']);
});

it('sends the shopper’s position, and a typed postcode before it', async () => {
  const near = show({ id: '7' }, { lat: '47.6000', long: '-122.3000' });
  expect(await screen.findByText('Stock at stores near you')).toBeTruthy();
  expect(near[0]?.query).toMatchObject({ lat: '47.6000', long: '-122.3000' });
  const typed = show({ id: '7', zip: '97205' }, { lat: '47.6000', long: '-122.3000' });
  await screen.findAllByText('5 in stock');
  expect(typed[0]?.query).toMatchObject({ zip: '97205' });
  expect(typed[0]?.query?.lat).toBeUndefined();
});
