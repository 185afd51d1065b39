import { describe, expect, it } from 'vitest';
import { deliveryPrice, isDeliveryCode } from './delivery.ts';

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
    expect(deliveryPrice(code, subtotal, '97702')).toBe(price);
  });

  it.each([
    ['Puerto Rico', '00901', 25_000],
    ['Hawaii', ' 96701 ', 25_000],
    ['Alaska', '99501', 25_000],
    ['Washington', '99402', 0],
    ['Yukon', 'y1A 2B3', 25_000],
    ['New York, with digits of Alaska inside', '10995', 0],
    ['no digit after the letter', 'XA1 2B3', 0],
  ])('is surcharged to %s (%s) by %i cents', (_, postcode, surcharge) => {
    expect(deliveryPrice('standard_delivery', 99_900, postcode)).toBe(surcharge);
  });

  it('never surcharges a pickup', () => {
    expect(deliveryPrice('store_pickup', 100, '99501')).toBe(0);
  });
});
