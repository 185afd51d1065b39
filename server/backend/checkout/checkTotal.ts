import { ApiError } from '../apiError.ts';
import type { CartState } from '../cart/cartState.ts';
import { moneyFormatOf } from '../cart/money.ts';
import { presentCart } from '../cart/presentCart.ts';
import { message } from '../messages/message.ts';
import type { SessionContext } from '../session/requestContext.ts';

/** The grand total in units of the currency, as the shopper saw it. */
export interface ShownTotal {
  amount: number;
  /** ISO 4217; empty when the request contains none. */
  currency: string;
}

/** The cart's total differs from the one that the shopper saw. The response contains the current cart. */
class TotalChanged extends ApiError {
  readonly #cart: object;

  constructor(text: string, cart: object) {
    super(409, [{ code: 'totalChanged', message: text }]);
    this.#cart = cart;
  }

  override get body() {
    return { ...super.body, cart: this.#cart };
  }
}

/**
 * Accepts an order only at the total that the shopper saw: prices, promotions and other tabs may change a cart during the review.
 * shownTotal: null for a request without it
 * @throws ApiError 409 totalChanged
 */
export async function checkTotal(
  context: SessionContext,
  state: CartState,
  shownTotal: ShownTotal | null,
): Promise<void> {
  if (!shownTotal) return;
  const isSameCurrency = shownTotal.currency === '' || shownTotal.currency === context.tenant.currency;
  if (isSameCurrency && Math.round(shownTotal.amount * 100) === state.totals.grandTotal) return;
  const total = moneyFormatOf(context).amount(state.totals.grandTotal).formatted;
  throw new TotalChanged(
    message(context.language, 'totalChanged', { total }),
    await presentCart(context, state),
  );
}
