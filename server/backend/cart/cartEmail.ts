import type { emailCart } from '../../../contract/cartEndpoints.ts';
import { toWellFormed } from '../../../contract/cutText.ts';
import { cleanEmail, isEmail } from '../../../contract/emailAddress.ts';
import { queueEmail } from '../email/outbox.ts';
import { message } from '../messages/message.ts';
import type { BodyOf } from '../route.ts';
import { type RequestContext, rejection, type SessionContext } from '../session/requestContext.ts';
import { makeCartLink } from './cartLinks.ts';
import { type CartState, computeCart } from './cartState.ts';
import { moneyFormatOf } from './money.ts';
import { readCart } from './storedCart.ts';

const LONGEST_NAME = 100;
const LONGEST_MESSAGE = 1000;

/**
 * Queues an email with the cart and a link that restores it.
 * @throws ApiError 422 for an invalid email, a long name or message, or an empty cart
 */
export async function sendCartEmail(
  context: SessionContext,
  { email, name = '', message: note = '' }: BodyOf<typeof emailCart>,
): Promise<void> {
  const recipient = cleanEmail(email);
  if (!isEmail(recipient)) throw rejection(context, 422, 'emailBad');
  if (name.length > LONGEST_NAME) throw rejection(context, 422, 'tooLong', { count: LONGEST_NAME });
  if (note.length > LONGEST_MESSAGE) throw rejection(context, 422, 'tooLong', { count: LONGEST_MESSAGE });
  const stored = await readCart(context);
  const { path } = await makeCartLink(context, stored, 'email');
  const state = await computeCart(context, stored);
  await queueEmail(context, {
    kind: 'cart',
    recipient,
    language: context.language,
    contents: {
      name: toWellFormed(name),
      message: note,
      path,
      ...sharedLineItems(context, state),
    },
  });
}

/**
 * The contents of a cart for an email to any recipient, without prices that may only be shown in the cart (docs/spec/09 §1) and without the
 * total, which would reveal them. The email's link opens the cart.
 */
function sharedLineItems(context: RequestContext, state: CartState) {
  const { items, subtotal } = emailLineItems(context, state);
  const isShown = (at: number) => state.lines[at]?.product.isPriceShown === true;
  return {
    items: items.map((item, at) =>
      isShown(at) ? item : { ...item, rowTotal: message(context.language, 'chatInCart') },
    ),
    subtotal: items.every((_, at) => isShown(at)) ? subtotal : '',
  };
}

/** The contents of a cart for an email to the dealer. */
export function emailLineItems(context: RequestContext, { lines, totals }: CartState) {
  const format = moneyFormatOf(context);
  return {
    items: lines.map(({ line, product }) => ({
      name: product.name,
      sku: product.sku,
      urlKey: product.urlKey,
      qty: line.qty,
      rowTotal: format.amount(product.price * line.qty).formatted,
    })),
    subtotal: format.amount(totals.subtotal).formatted,
  };
}
