import { tenantConfig } from '@contract/config';
import { render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Component, preload } from './StoresPage';

const hours = { opens: '10:00', closes: '20:00' };
const pearl = {
  store_id: 'pearl',
  store_name: 'Pearl District',
  address: '1120 NW Couch Street',
  city: 'Portland',
  region: 'OR',
  postcode: '97209',
  phone: '(503) 555-0100',
  latitude: 45.5,
  longitude: -122.7,
  week: [
    hours,
    hours,
    hours,
    hours,
    { opens: '18:00', closes: '01:00' },
    { opens: '00:00', closes: '00:00' },
    { opens: '', closes: '' },
  ],
  special_days: [
    { date: '2026-11-26', name: 'Thanksgiving', opens: '', closes: '' },
    { date: '2026-12-24', name: 'Christmas Eve', opens: '10:00', closes: '15:00' },
    // A Sunday, on which the location is closed anyway.
    { date: '2026-12-27', name: 'Fair', opens: '10:00', closes: '15:00' },
  ],
};

/** Renders the stores that a backend responds with, and returns their structured data. */
async function structuredDataOf(location: unknown) {
  const { store, wrap } = createTestApp({
    path: '/stores',
    config: { base_url: 'https://maple.example', logo_src: '/logo.svg' },
    send: async () => ({ status: 200, body: [location] }),
  });
  await preload?.({
    dispatch: store.dispatch,
    options: { subscribe: false },
    params: {},
    url: new URL('https://maple.example/stores'),
    config: z.parse(tenantConfig, {}),
    isSmallScreen: false,
    hasLayout: true,
    locationId: '',
  });
  render(wrap(<Component />));
  await screen.findByRole('heading', { name: /Pearl District/ });
  const script = document.querySelector('script[type="application/ld+json"]');
  const { '@graph': stores } = JSON.parse(script?.textContent ?? '');
  return stores;
}

it('tells search engines the hours of the week and of the special days', async () => {
  const stores = await structuredDataOf(pearl);
  expect(stores).toHaveLength(1);
  expect(stores[0]).toMatchObject({
    '@type': 'Store',
    name: 'Pearl District',
    url: 'https://maple.example/stores',
    image: 'https://maple.example/logo.svg',
    address: { '@type': 'PostalAddress', streetAddress: '1120 NW Couch Street', addressCountry: 'US' },
    geo: { latitude: 45.5, longitude: -122.7 },
  });
  const entry = (opens: string, closes: string, more: object) => ({
    '@type': 'OpeningHoursSpecification',
    opens,
    closes,
    ...more,
  });
  const only = (date: string) => ({ validFrom: date, validThrough: date });
  expect(stores[0].openingHoursSpecification).toEqual([
    ...['Monday', 'Tuesday', 'Wednesday', 'Thursday'].map((dayOfWeek) =>
      entry('10:00', '20:00', { dayOfWeek }),
    ),
    entry('18:00', '01:00', { dayOfWeek: 'Friday' }),
    entry('00:00', '23:59', { dayOfWeek: 'Saturday' }),
    entry('00:00', '00:00', { dayOfWeek: 'Sunday' }),
    entry('00:00', '00:00', only('2026-11-26')),
    entry('10:00', '15:00', only('2026-12-24')),
  ]);
});

it('leaves hours that can’t be read out of what search engines receive', async () => {
  const week = pearl.week.map(({ opens, closes }) => ({ opens: opens && `${opens} AM`, closes }));
  const [store] = await structuredDataOf({ ...pearl, week });
  expect(store).toMatchObject({ name: 'Pearl District', openingHoursSpecification: [] });
});
