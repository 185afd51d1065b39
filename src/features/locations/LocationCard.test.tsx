import { render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { makeLocation } from '@tests/makeLocation';
import { expect, it } from 'vitest';
import { LocationCard } from './LocationCard';

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
