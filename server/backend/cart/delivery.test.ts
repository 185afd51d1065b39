import { describe, expect, it } from 'vitest';
import { borealeDelivery, mapleDelivery } from '../../../demo/tenants/deliveryCalendars.ts';
import { readDeliveryCalendar } from '../delivery/calendar.ts';
import { DELIVERY_CODES, deliveryPrice, deliveryTitle, isDelivered, isDeliveryCode } from './delivery.ts';

const maple = readDeliveryCalendar('maple', mapleDelivery);
const boreale = readDeliveryCalendar('boreale', borealeDelivery);
const [portland] = mapleDelivery.zones;
const local = readDeliveryCalendar('local', { ...mapleDelivery, zones: [portland] });

describe('a shipping method', () => {
  it('is known by its code', () => {
    expect(['standard_delivery', 'store_pickup', 'drone', ''].map(isDeliveryCode)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it.each([
    ['standard_delivery', 99_899, 9900],
    ['standard_delivery', 99_900, 0],
    ['white_glove', 299_899, 19_900],
    ['white_glove', 299_900, 9900],
    ['store_pickup', 100, 0],
  ] as const)('%s of %i cents costs %i cents', (code, subtotal, price) => {
    expect(deliveryPrice(code, subtotal, maple, '97702')).toBe(price);
  });

  it.each([
    ['Puerto Rico', maple, '00901', 25_000],
    ['Hawaii', maple, ' 96701 ', 25_000],
    ['Alaska', maple, '99501', 25_000],
    ['Alaska, without a calendar', null, '99501', 0],
    ['Washington', maple, '99402', 0],
    ['Yukon', boreale, 'y1A 2B3', 25_000],
    ['New York, with digits of Alaska inside', maple, '10995', 0],
    ['no digit after the letter', boreale, 'XA1 2B3', 0],
  ])('is surcharged to %s by its zone (%# %s)', (_, calendar, postcode, surcharge) => {
    expect(deliveryPrice('standard_delivery', 99_900, calendar, postcode)).toBe(surcharge);
  });

  it('never surcharges a pickup', () => {
    expect(deliveryPrice('store_pickup', 100, maple, '99501')).toBe(0);
  });

  it('reaches only the places of the calendar; a pickup is everywhere', () => {
    const reach = (postcode: string) => DELIVERY_CODES.filter((code) => isDelivered(code, local, postcode));
    expect(reach('97205')).toEqual([...DELIVERY_CODES]);
    expect(reach('')).toEqual([...DELIVERY_CODES]);
    expect(reach('10001')).toEqual(['store_pickup']);
  });

  it('is named after the carrier where no own crew drives', () => {
    const titleTo = (postcode: string) =>
      deliveryTitle({ language: 'en', tenant: { delivery: maple } }, 'standard_delivery', postcode);
    expect([titleTo('97205'), titleTo('10001')]).toEqual(['Standard delivery', 'Delivery by carrier']);
  });
});
