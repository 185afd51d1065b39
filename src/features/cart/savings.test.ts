import { cart } from '@contract/cart';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { savingsOf } from './savings';

const money = (amount: number) => ({ amount });
const totals = {
  subtotal: money(1000),
  discount: money(150),
  shipping: money(0),
  fee: money(0),
  tax: money(0),
  grand_total: money(850),
};
const instant = { type: 'BuyMoreSaveMore_Instant', title: 'Kitchen suite', amount: 100 };
const byMail = { type: 'BuyMoreSaveMore_MailIn', title: 'Laundry pair', amount: 30 };
const cartOf = (changes: object) => z.parse(cart, { info: {}, totals, ...changes });

describe('the savings of a cart', () => {
  it('names an offer and leaves the rest of the discount to the code', () => {
    expect(savingsOf(cartOf({ buymoresavemore_info: [instant] })).now).toEqual([
      { title: 'Kitchen suite', amount: 100 },
      { title: null, amount: 50 },
    ]);
  });

  it('never counts an offer twice: the rows add up to the discount', () => {
    const offers = [{ ...instant, amount: 150 }];
    expect(savingsOf(cartOf({ buymoresavemore_info: offers })).now).toEqual([
      { title: 'Kitchen suite', amount: 150 },
    ]);
  });

  it('separates mail-in savings from instant savings', () => {
    const both = savingsOf(cartOf({ buymoresavemore_info: [instant, byMail], mail_in_rebates: money(80) }));
    expect(both.byMail).toEqual([
      { title: 'Laundry pair', amount: 30 },
      { title: null, amount: 50 },
    ]);
    expect(both.afterSavings).toBe(850);
  });

  it('reads a discount that is written as a negative amount', () => {
    const written = { totals: { ...totals, discount: money(-150) } };
    expect(savingsOf(cartOf(written)).now).toEqual([{ title: null, amount: 150 }]);
  });
});
