import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeApp } from '@tests/makeApp';
import { expect, it } from 'vitest';
import type { ApiRequest } from '@/api/transport';
import { StoreFinder } from './StoreFinder';
import { distanceText } from './storePlaces';
import { storeChosen } from './storesSlice';

const shop = (store_id: string, distance: number | null = null) => ({
  store_id,
  store_name: `Shop ${store_id}`,
  distance,
});

/** A chain of 1,565 shops of which a call answers with 100; only 10001 is a place it knows. */
async function send({ query = {} }: ApiRequest) {
  if (query.storelocationid) return { status: 200, body: [shop(String(query.storelocationid))] };
  const distanceOf = (at: number) => (query.zip === '10001' ? at : null);
  return { status: 200, body: Array.from({ length: 100 }, (_, at) => shop(`s${at}`, distanceOf(at))) };
}

const find = async (zip: string) => {
  const field = screen.getByLabelText('ZIP or postal code');
  await userEvent.clear(field);
  await userEvent.type(field, `${zip}{Enter}`);
};

it('says which of many shops it shows, and when a postcode is not known', async () => {
  const { wrap } = makeApp({ send });
  render(wrap(<StoreFinder />));
  expect(await screen.findByText(/^The first 100 stores by name/)).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(12);
  await find('10001');
  expect(await screen.findByText('The 100 nearest stores')).toBeTruthy();
  await find('99999');
  expect(await screen.findByText(/^We do not know this ZIP/)).toBeTruthy();
});

it('looks for a postcode that was typed before the first list is there', async () => {
  const slow = (request: ApiRequest) => (request.query?.zip ? send(request) : new Promise<never>(() => {}));
  const { wrap } = makeApp({ send: slow });
  render(wrap(<StoreFinder />));
  await find('10001');
  expect(await screen.findByText('The 100 nearest stores')).toBeTruthy();
});

it('asks by its id for the shop that was chosen when the list does not show it', async () => {
  const { store, wrap } = makeApp({ send });
  store.dispatch(storeChosen({ store_id: 'far', store_name: 'Shop far', phone: '' }));
  render(wrap(<StoreFinder />));
  const own = await screen.findByRole('heading', { name: 'Shop far' });
  expect(within(own.closest('article') as HTMLElement).getByText('My store')).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(13);
});

it('counts kilometres in Canada', () => {
  expect(distanceText(10, 'en-US')).toBe('10 mi');
  expect(distanceText(10, 'fr-CA')).toMatch(/^16,1\skm$/);
});
