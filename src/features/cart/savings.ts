import type { Cart } from '@/api/contract/cart';

/** title: the offer's own name; null for what has none. amount in units of the currency, positive. */
export interface Saving {
  title: string | null;
  amount: number;
}

const CENT = 0.005;
const sum = (savings: readonly Saving[]) => savings.reduce((total, { amount }) => total + amount, 0);
const rounded = (amount: number) => Math.round(amount * 100) / 100;

/** The offers by name, then what is left of the whole under no name. */
function named(offers: readonly Saving[], whole: number): Saving[] {
  const rest = rounded(whole - sum(offers));
  return rest > CENT ? [...offers, { title: null, amount: rest }] : [...offers];
}

/**
 * What a cart saves: off the price now, and by mail after the purchase. Buy-more-save-more offers are part of either and
 * are shown by name; afterSavings is the subtotal with all that is taken off now (commerce specification §3).
 */
export function savingsOf({ totals, mail_in_rebates, buymoresavemore_info }: Cart) {
  const offersOf = (type: string) =>
    buymoresavemore_info
      .filter((offer) => offer.type === type)
      .map(({ title, amount }): Saving => ({ title: title || null, amount: Math.abs(amount) }));
  // Backends write a discount as -50 or as 50.
  const discount = Math.abs(totals.discount.amount);
  return {
    now: named(offersOf('BuyMoreSaveMore_Instant'), discount),
    byMail: named(offersOf('BuyMoreSaveMore_MailIn'), Math.abs(mail_in_rebates?.amount ?? 0)),
    afterSavings: rounded(totals.subtotal.amount - discount),
  };
}
