import type { Cart } from '@contract/cart';

/** title: the offer's name, or null. amount: positive, in units of the currency */
export interface Saving {
  title: string | null;
  amount: number;
}

const CENT = 0.005;
const sum = (savings: readonly Saving[]) => savings.reduce((total, { amount }) => total + amount, 0);
const rounded = (amount: number) => Math.round(amount * 100) / 100;

/** Lists the named offers, then the unnamed remainder. */
function splitSavings(offers: readonly Saving[], total: number): Saving[] {
  const rest = rounded(total - sum(offers));
  return rest > CENT ? [...offers, { title: null, amount: rest }] : [...offers];
}

/**
 * Splits the savings of a cart into those deducted now and those refunded by mail after the purchase. Buy-more-save-more offers are part of
 * either and are listed by name; afterSavings is the subtotal minus everything deducted now (docs/spec/11 §1).
 */
export function savingsOf({ totals, mail_in_rebates, buymoresavemore_info }: Cart) {
  const offersOf = (type: string) =>
    buymoresavemore_info
      .filter((offer) => offer.type === type)
      .map(({ title, amount }): Saving => ({ title: title || null, amount: Math.abs(amount) }));
  // Backends send a discount either as -50 or as 50.
  const discount = Math.abs(totals.discount.amount);
  return {
    now: splitSavings(offersOf('BuyMoreSaveMore_Instant'), discount),
    byMail: splitSavings(offersOf('BuyMoreSaveMore_MailIn'), Math.abs(mail_in_rebates?.amount ?? 0)),
    afterSavings: rounded(totals.subtotal.amount - discount),
  };
}
