import type { ApiRequest, ApiResponse } from '@contract/transport';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { afterEach, expect, it, vi } from 'vitest';
import { postcodeEntered } from '@/features/product/delivery/deliverySlice';
import { PlatformProvider } from '@/platform/PlatformContext';
import type { Platform } from '@/platform/platform';
import { LocationFinder } from './LocationFinder';
import { locationSelected } from './locationsSlice';
import { distanceText } from './locationText';

const makeLocation = (store_id: string, distance: number | null = null) => ({
  store_id,
  store_name: `Shop ${store_id}`,
  distance,
});

/** A chain of 1,565 locations of which a request returns 100; 10001 is the only known postcode. */
async function send({ query = {} }: ApiRequest) {
  if (query.storelocationid) return { status: 200, body: [makeLocation(String(query.storelocationid))] };
  const distanceOf = (at: number) => (query.zip === '10001' ? at : null);
  return {
    status: 200,
    body: Array.from({ length: 100 }, (_, at) => makeLocation(`s${at}`, distanceOf(at))),
  };
}

const find = async (zip: string) => {
  const field = screen.getByLabelText('ZIP or postal code');
  await userEvent.clear(field);
  await userEvent.type(field, `${zip}{Enter}`);
};

it('states which of many locations it shows, and when a postcode is unknown', async () => {
  const { wrap } = createTestApp({ send });
  render(wrap(<LocationFinder />));
  expect(await screen.findByText(/^The first 100 stores by name/)).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(12);
  await find('10001');
  expect(await screen.findByText('The 100 nearest stores')).toBeTruthy();
  await find('99999');
  expect(await screen.findByText(/^We do not know this ZIP/)).toBeTruthy();
});

it('searches for the five digits of a ZIP+4 (docs/spec/12 §1)', async () => {
  const { wrap } = createTestApp({ send });
  render(wrap(<LocationFinder />));
  await find('10001-1234');
  expect(await screen.findByText('The 100 nearest stores')).toBeTruthy();
});

it('searches for a postcode submitted before the first list has loaded', async () => {
  const slow = (request: ApiRequest) => (request.query?.zip ? send(request) : new Promise<never>(() => {}));
  const { wrap } = createTestApp({ send: slow });
  render(wrap(<LocationFinder />));
  await find('10001');
  expect(await screen.findByText('The 100 nearest stores')).toBeTruthy();
});

it('loads the selected location by id when the list does not include it', async () => {
  const { store, wrap } = createTestApp({ send });
  store.dispatch(locationSelected({ store_id: 'far', store_name: 'Shop far', phone: '' }));
  render(wrap(<LocationFinder />));
  const own = await screen.findByRole('heading', { name: 'Shop far' });
  expect(within(own.closest('article') as HTMLElement).getByText('My store')).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(13);
});

it('counts kilometres in Canada', () => {
  expect(distanceText(10, 'en-US')).toBe('10 mi');
  expect(distanceText(10, 'fr-CA')).toMatch(/^16,1\skm$/);
});

it('starts with the remembered postcode, and remembers another one', async () => {
  const { wrap, store } = createTestApp({ send });
  store.dispatch(postcodeEntered('10001'));
  render(wrap(<LocationFinder />));
  expect(await screen.findByText('The 100 nearest stores')).toBeTruthy();
  expect(screen.getByLabelText('ZIP or postal code')).toHaveProperty('value', '10001');
  await find('97205');
  expect(store.getState().delivery.postcode).toBe('97205');
});

it('stays with the postcode that was submitted while the position was awaited', async () => {
  let answer: PositionCallback = () => {};
  const getCurrentPosition = (found: PositionCallback) => {
    answer = found;
  };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  const calls: ApiRequest['query'][] = [];
  const { store, wrap } = createTestApp({
    send: (request) => {
      calls.push(request.query);
      return send(request);
    },
  });
  render(wrap(<LocationFinder />));
  await userEvent.click(await screen.findByRole('button', { name: 'Near me' }));
  await find('10001');
  expect(await screen.findByText('The 100 nearest stores')).toBeTruthy();
  const coords = { latitude: 45, longitude: -122 };
  await act(async () => answer({ coords } as GeolocationPosition));
  Reflect.deleteProperty(navigator, 'geolocation');
  expect(calls.some((query) => query?.lat !== undefined)).toBe(false);
  expect(store.getState().stores.position).toBeNull();
  expect(screen.getByRole('button', { name: 'Near me' }).getAttribute('aria-busy')).toBeNull();
});

it('ignores the answer about a postcode after another one was submitted', async () => {
  let answer: (response: ApiResponse) => void = () => {};
  const first = new Promise<ApiResponse>((resolve) => {
    answer = resolve;
  });
  const { store, wrap } = createTestApp({
    send: (request) => {
      if (!request.path.startsWith('/delivery/')) return send(request);
      return request.path.endsWith('/10002') ? first : Promise.resolve({ status: 200, body: {} });
    },
  });
  render(wrap(<LocationFinder />));
  const postcode = () => store.getState().delivery.postcode;
  // Whether a backend has a call is asked once: later ones wait for that response.
  await find('10003');
  await vi.waitFor(() => expect(postcode()).toBe('10003'));
  await find('10002');
  await screen.findByText(/^We do not know this ZIP/);
  await find('10001');
  expect(await screen.findByText('The 100 nearest stores')).toBeTruthy();
  await vi.waitFor(() => expect(postcode()).toBe('10001'));
  await act(async () => answer({ status: 200, body: {} }));
  expect(postcode()).toBe('10001');
});

it('does not call a postcode unknown above the stores near the device', async () => {
  const getCurrentPosition = (found: PositionCallback) =>
    found({ coords: { latitude: 45, longitude: -122 } } as GeolocationPosition);
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  const { wrap } = createTestApp({
    send: async (request) =>
      request.path.startsWith('/delivery/') ? { status: 422, body: {} } : send(request),
  });
  render(wrap(<LocationFinder />));
  await find('10001');
  await vi.waitFor(() =>
    expect(screen.getByLabelText('ZIP or postal code').getAttribute('aria-invalid')).toBe('true'),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Near me' }));
  Reflect.deleteProperty(navigator, 'geolocation');
  expect(screen.getByLabelText('ZIP or postal code').getAttribute('aria-invalid')).not.toBe('true');
});

it('does not call a postcode unknown when the request failed', async () => {
  const { wrap } = createTestApp({
    send: (request) => (request.query?.zip ? Promise.resolve({ status: 429, body: null }) : send(request)),
  });
  render(wrap(<LocationFinder />));
  await screen.findByText(/^The first 100 stores by name/);
  await find('10001');
  expect(await screen.findByText(/^An unexpected error occurred/)).toBeTruthy();
  expect(screen.queryByText(/^We do not know this ZIP/)).toBeNull();
});

afterEach(() => void vi.useRealTimers());

it("says whether a location is open by the location's clock, else by the tenant's", async () => {
  // 18:00 in Los Angeles, 21:00 in New York.
  vi.useFakeTimers({ now: new Date('2026-11-22T02:00:00Z'), toFake: ['Date'] });
  const week = Array.from({ length: 7 }, () => ({ opens: '10:00', closes: '20:00' }));
  const zones = { west: undefined, east: 'America/New_York', wrong: 'America/Nowhere' };
  const body = Object.entries(zones).map(([id, time_zone]) => ({ ...makeLocation(id), week, time_zone }));
  const { wrap } = createTestApp({ send: async () => ({ status: 200, body }) });
  render(wrap(<LocationFinder />));
  const cardOf = async (id: string) => {
    const heading = await screen.findByRole('heading', { name: `Shop ${id}` });
    return within(heading.closest('article') as HTMLElement);
  };
  expect(await (await cardOf('west')).findByText(/^Open until 8/)).toBeTruthy();
  expect(await (await cardOf('wrong')).findByText(/^Open until 8/)).toBeTruthy();
  expect(await (await cardOf('east')).findByText(/^Closed, opens/)).toBeTruthy();
});

it('does not offer the position of a kiosk, which denies it', async () => {
  const { wrap } = createTestApp({ send });
  const kiosk = { kind: 'kiosk', kiosk: null } as unknown as Platform;
  render(
    wrap(
      <PlatformProvider value={kiosk}>
        <LocationFinder />
      </PlatformProvider>,
    ),
  );
  expect(await screen.findByText(/^The first 100 stores by name/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Near me' })).toBeNull();
});
