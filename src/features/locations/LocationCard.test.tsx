import { render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { makeLocation } from '@tests/makeLocation';
import { afterEach, expect, it, vi } from 'vitest';
import { LocationCard } from './LocationCard';
import { PickupFacts } from './PickupFacts';

const show = (fields: object) =>
  render(createTestApp().wrap(<LocationCard store={makeLocation('1', null, fields)} />));

it.each([
  ['curbside', 'Curbside pickup'],
  ['in_store', 'Pickup in store'],
  ['dock', 'Pickup at the dock'],
  ['locker', 'Pickup in store'],
])('names the pickup method %s of a backend that sends no has_pickup', (pickup_method, text) => {
  show({ pickup_method });
  expect(screen.getByText(text)).toBeTruthy();
});

it('names a pickup without a method', () => {
  show({ has_pickup: true });
  expect(screen.getByText('Pickup in store')).toBeTruthy();
});

it('names none for a location without pickup', () => {
  show({});
  expect(screen.queryByText(/pick-up/i)).toBeNull();
});

it('calls the extension of a location', () => {
  show({ phone: '503-555-0100 ext. 12' });
  expect(screen.getByRole('link', { name: /503-555-0100/ }).getAttribute('href')).toBe(
    'tel:5035550100;ext=12',
  );
});

afterEach(() => void vi.useRealTimers());

it.each([
  ['Thanksgiving', 'Closed today (Thanksgiving)'],
  ['', 'Closed today'],
])('says that a location is closed on the holiday "%s"', async (name, text) => {
  vi.useFakeTimers({ now: new Date('2026-11-26T20:00:00Z'), toFake: ['Date'] });
  const hours = {
    week: Array.from({ length: 7 }, () => ({ opens: '10:00', closes: '20:00' })),
    special_days: [{ date: '2026-11-26', name, opens: '', closes: '' }],
    time_zone: 'America/Los_Angeles',
  };
  const card = show(hours);
  expect(await screen.findByText(text)).toBeTruthy();
  card.unmount();
  const pickup = { ...makeLocation('1', null, hours), supply: '' as const, ready_date: '' };
  render(createTestApp().wrap(<PickupFacts location={pickup} />));
  expect(await screen.findByText(text)).toBeTruthy();
});

it('shows its hours although no browser knows the time zone of the configuration', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-25T20:00:00Z'), toFake: ['Date'] });
  const week = Array.from({ length: 7 }, () => ({ opens: '10:00', closes: '20:00' }));
  const { wrap } = createTestApp({ config: { timezoneId: 'US/Estern' } });
  render(wrap(<LocationCard store={makeLocation('1', null, { week })} />));
  expect(await screen.findByText('Open until 8 PM')).toBeTruthy();
});
