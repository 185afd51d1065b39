import { asShopper, inTransaction, type Shopper, type Visitor } from '../session/visitor.ts';
import { type CartState, workOut } from './cartState.ts';
import { type CartFields, lockCart, type StoredCart, saveContents, saveFields } from './cartStore.ts';
import { type Contents, fingerprint } from './lines.ts';
import { type Notices, presentCart } from './presentCart.ts';

/** What a call changes on a cart; what it leaves out stays. */
export interface CartChange {
  fields?: CartFields;
  contents?: Contents;
  notices?: Notices;
}

/** Any change of what is in the cart takes the payment choice back (commerce specification §4). */
export const NO_PAYMENT: CartFields = { paymentMethod: '', paymentData: {} };

/**
 * Changes the shopper's cart and answers with the whole of it. Changes of one cart queue up behind its lock; whatever
 * decide throws leaves the cart as it was.
 */
export async function changeCart(
  visitor: Visitor,
  decide: (shopper: Shopper, stored: StoredCart) => Promise<CartChange>,
) {
  const { after, notices } = await inTransaction(asShopper(visitor), async (shopper) => {
    const before = await lockCart(shopper);
    const change = await decide(shopper, before);
    return { after: await save(shopper, before, change), notices: change.notices };
  });
  return presentCart(visitor, await workOut(visitor, after), notices);
}

async function save(
  { db, now }: Shopper,
  { row, contents }: StoredCart,
  change: CartChange,
): Promise<StoredCart> {
  const isNew = change.contents !== undefined && fingerprint(change.contents) !== fingerprint(contents);
  const saved = isNew && change.contents ? await saveContents(db, row.id, change.contents) : contents;
  const fields = { ...(isNew ? NO_PAYMENT : {}), ...change.fields };
  return { row: await saveFields(db, row, fields, now), contents: saved };
}

/** The cart as a state, inside a change: to check what the change would make of it. */
export const stateOf = (shopper: Shopper, { row }: StoredCart, contents: Contents): Promise<CartState> =>
  workOut(shopper, { row, contents });
