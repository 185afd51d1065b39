import { inTransaction, type SessionContext } from '../session/requestContext.ts';
import { addressText } from './addressRules.ts';
import { addressesOf, computeCart } from './cartState.ts';
import { type CartContents, fingerprint } from './lineItems.ts';
import { type Notices, presentCart } from './presentCart.ts';
import {
  type CartFields,
  type CartRow,
  lockCart,
  NO_PAYMENT,
  type StoredCart,
  saveContents,
  saveFields,
} from './storedCart.ts';

/** The changes of a cart; omitted parts stay unchanged. */
export interface CartChange {
  fields?: CartFields;
  contents?: CartContents;
  notices?: Notices;
}

/**
 * Changes the cart of the session and returns the whole cart. Concurrent changes of a cart are serialised by its lock; an error in `decide`
 * rolls the change back.
 */
export async function changeCart(
  context: SessionContext,
  decide: (sessionContext: SessionContext, stored: StoredCart) => Promise<CartChange>,
) {
  const { after, notices } = await inTransaction(context, async (sessionContext) => {
    const before = await lockCart(sessionContext);
    const change = await decide(sessionContext, before);
    return { after: await save(sessionContext, before, change), notices: change.notices };
  });
  return presentCart(context, await computeCart(context, after), notices);
}

const destinationOf = (row: CartRow) => addressText(addressesOf(row, '').shipping);

/** A packageAI booking is for specific goods, address and method; if one of them changes, the day must be booked again. */
function isBookingStale(before: CartRow, fields: CartFields, areContentsNew: boolean): boolean {
  if (!before.shippingData.booking_id || fields.shippingData) return false;
  const after = { ...before, ...fields };
  return (
    areContentsNew ||
    before.shippingMethod !== after.shippingMethod ||
    destinationOf(before) !== destinationOf(after)
  );
}

async function save({ db, now }: SessionContext, { row, contents }: StoredCart, change: CartChange) {
  const isNew = change.contents !== undefined && fingerprint(change.contents) !== fingerprint(contents);
  const saved = isNew && change.contents ? await saveContents(db, row.id, change.contents) : contents;
  const fields = { ...(isNew ? NO_PAYMENT : {}), ...change.fields };
  const booking = isBookingStale(row, fields, isNew) ? { shippingData: {} } : {};
  return { row: await saveFields(db, row, { ...fields, ...booking }, now), contents: saved };
}
