import { describe, expect, it } from 'vitest';
import { type Priced, priceDisplay } from './price';

const plain: Priced = {
  price: 900,
  list_price: null,
  display_price: true,
  msrp_enabled: false,
  poa: false,
  instant_savings: null,
  instant_savings_to_date: null,
  consumer_rebate: null,
  consumer_rebate_to_date: null,
};

describe('the display of a price', () => {
  it('is the price alone when there is nothing else', () => {
    expect(priceDisplay(plain)).toEqual({
      kind: 'visible',
      price: 900,
      isLowest: false,
      listPrice: null,
      savings: 0,
      instant: null,
      rebate: null,
    });
  });

  it('shows the list price and the savings, to the cent', () => {
    expect(priceDisplay({ ...plain, price: 0.1, list_price: 0.3 })).toMatchObject({
      listPrice: 0.3,
      savings: 0.2,
    });
  });

  it('is the lowest of several variants', () => {
    expect(priceDisplay({ ...plain, price_to: 1200 })).toMatchObject({ price: 900, isLowest: true });
    expect(priceDisplay({ ...plain, price_to: 900 })).toMatchObject({ isLowest: false });
  });

  it.each([900, 800])('does not strike through a list price of %d', (list_price) => {
    expect(priceDisplay({ ...plain, list_price })).toMatchObject({ listPrice: null, savings: 0 });
  });

  it('hides everything behind price on application', () => {
    expect(priceDisplay({ ...plain, poa: true, list_price: 1000 })).toEqual({ kind: 'onApplication' });
  });

  it('shows a price restricted by the manufacturer only in the cart', () => {
    expect(priceDisplay({ ...plain, msrp_enabled: true })).toEqual({ kind: 'inCart' });
    expect(priceDisplay({ ...plain, msrp_enabled: true, price: null })).toEqual({ kind: 'inCart' });
  });

  it.each([{ display_price: false }, { price: null }])('shows no price for %o', (change) => {
    expect(priceDisplay({ ...plain, ...change })).toEqual({ kind: 'hidden' });
  });

  it('includes savings above the minimum, with their last day', () => {
    const saving = {
      ...plain,
      instant_savings: 50,
      instant_savings_to_date: '2026-12-01',
      consumer_rebate: 75,
    };
    expect(priceDisplay(saving)).toMatchObject({
      instant: { amount: 50, until: '2026-12-01' },
      rebate: { amount: 75, until: null },
    });
    expect(priceDisplay(saving, 50)).toMatchObject({ instant: null, rebate: { amount: 75 } });
  });
});
