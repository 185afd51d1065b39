import { and, asc, eq, notInArray, or, sql } from 'drizzle-orm';
import { readContactDetails } from '../customers/addressBook.ts';
import type { Database } from '../database/database.ts';
import { cartAddons, cartItems, carts } from '../database/schema/cart.ts';
import type { RequestContext, SessionContext } from '../session/requestContext.ts';
import type { Session } from '../session/sessions.ts';
import { type AddonLink, type CartContents, fingerprint, type LineItem, mergeContents } from './lineItems.ts';

export type CartRow = typeof carts.$inferSelect;
export type CartFields = Partial<Omit<CartRow, 'id' | 'tenantId' | 'sessionId' | 'customerId'>>;

/** A cart as stored in the database. */
export interface StoredCart {
  row: CartRow;
  contents: CartContents;
}

/** The cart of a signed-in customer belongs to the account, any other cart to the session. */
const ownerOf = ({ id, customerId }: Session) =>
  customerId === null ? { sessionId: id, customerId: null } : { sessionId: null, customerId };
const ownedBy = (session: Session) =>
  session.customerId === null ? eq(carts.sessionId, session.id) : eq(carts.customerId, session.customerId);

async function readContents(db: Database, cartId: number): Promise<CartContents> {
  const items = await db
    .select()
    .from(cartItems)
    .where(eq(cartItems.cartId, cartId))
    .orderBy(asc(cartItems.id));
  const links = await db.select().from(cartAddons).where(eq(cartAddons.cartId, cartId));
  return {
    lines: items.map(
      ({ id, productId, simpleId, qty }): LineItem => ({ itemId: id, productId, simpleId, qty }),
    ),
    links: links.map(({ mainId, addonId }): AddonLink => ({ mainId, addonId })),
  };
}

/** Reads the cart of the session; null when there is none. */
export async function readCart({ db, session }: RequestContext): Promise<StoredCart | null> {
  if (!session) return null;
  const [row] = await db.select().from(carts).where(ownedBy(session));
  return row ? { row, contents: await readContents(db, row.id) } : null;
}

const lockOwn = async ({ db, session }: SessionContext) =>
  (await db.select().from(carts).where(ownedBy(session)).for('update'))[0];

/**
 * Locks the cart of the session until the transaction ends, so that changes are serialised. Creates the cart when
 * there is none.
 */
export async function lockCart(context: SessionContext): Promise<StoredCart> {
  const { db, session, tenant } = context;
  let row = await lockOwn(context);
  if (!row) {
    const details = session.customerId === null ? {} : await readContactDetails(db, session.customerId);
    const created = { tenantId: tenant.id, ...ownerOf(session), ...details };
    // Of two concurrent first changes, one creates the cart and the other finds it.
    await db.insert(carts).values(created).onConflictDoNothing();
    row = await lockOwn(context);
  }
  if (!row) throw new Error('The cart was not stored.');
  return { row, contents: await readContents(db, row.id) };
}

export async function saveFields(
  db: Database,
  row: CartRow,
  fields: CartFields,
  now: Date,
): Promise<CartRow> {
  const changed = { ...fields, updatedAt: now };
  await db.update(carts).set(changed).where(eq(carts.id, row.id));
  return { ...row, ...changed };
}

/** Writes the lines and links of a locked cart. Returns the stored contents, in which new lines have ids. */
export async function saveContents(
  db: Database,
  cartId: number,
  { lines, links }: CartContents,
): Promise<CartContents> {
  const storedIds = lines.flatMap((line) => (line.itemId === null ? [] : [line.itemId]));
  const removed = and(
    eq(cartItems.cartId, cartId),
    storedIds.length > 0 ? notInArray(cartItems.id, storedIds) : undefined,
  );
  await db.delete(cartItems).where(removed);
  const stored = lines.flatMap(({ itemId, qty }) => (itemId === null ? [] : [{ id: itemId, qty }]));
  const added = lines.flatMap(({ itemId, productId, simpleId, qty }) =>
    itemId === null ? [{ cartId, productId, simpleId, qty }] : [],
  );
  if (stored.length > 0)
    await db.execute(
      sql`update cart_items set qty = changed.qty
          from jsonb_to_recordset(${JSON.stringify(stored)}::jsonb) as changed (id int, qty int)
          where cart_items.id = changed.id and cart_items.qty <> changed.qty`,
    );
  if (added.length > 0) await db.insert(cartItems).values(added);
  await db.delete(cartAddons).where(eq(cartAddons.cartId, cartId));
  if (links.length > 0) await db.insert(cartAddons).values(links.map((link) => ({ cartId, ...link })));
  return readContents(db, cartId);
}

/** Locks the carts of a session and of a customer, in the same order everywhere to avoid deadlocks. */
async function lockSessionAndCustomerCarts(db: Database, sessionId: number, customerId: number) {
  const rows = await db
    .select()
    .from(carts)
    .where(or(eq(carts.sessionId, sessionId), eq(carts.customerId, customerId)))
    .orderBy(asc(carts.id))
    .for('update');
  const stored = async (row: CartRow | undefined): Promise<StoredCart | null> =>
    row ? { row, contents: await readContents(db, row.id) } : null;
  return {
    ofSession: await stored(rows.find((row) => row.sessionId === sessionId)),
    own: await stored(rows.find((row) => row.customerId === customerId)),
  };
}

/** Resets the payment choice, as any change of the contents does (docs/spec/11 §3). */
export const NO_PAYMENT: CartFields = { paymentMethod: '', paymentData: {} };

/** Effect of DELETE /cart: removes the contents, shipping and payment; email and addresses remain. */
export const EMPTY_CART: { fields: CartFields; contents: CartContents } = {
  contents: { lines: [], links: [] },
  fields: {
    couponCode: '',
    salesAssistance: '',
    shippingMethod: '',
    shippingData: {},
    ...NO_PAYMENT,
  },
};

/** Whether an address was entered in a session. An estimate only stores a postcode. */
const hasAddress = ({ billingAddress, shippingAddress }: CartRow): boolean =>
  [billingAddress, shippingAddress].some((address) => address?.street.some(Boolean));

/** An address entered in this session is newer than the account's, and so are the email and same_as_billing that go with it. */
function mergeContact(
  own: Pick<CartRow, 'email' | 'billingAddress' | 'shippingAddress'>,
  session: CartRow,
): CartFields {
  const { billingAddress, shippingAddress, sameAsBilling, email } = session;
  if (hasAddress(session))
    return { billingAddress, shippingAddress, sameAsBilling, email: email || own.email };
  return {
    billingAddress: own.billingAddress ?? billingAddress,
    shippingAddress: own.shippingAddress ?? shippingAddress,
  };
}

/** A delivery chosen in this session is newer than the account's. A booked day belongs to the goods and address of this session. */
function mergeDelivery(own: StoredCart, session: StoredCart, merged: CartContents): CartFields {
  const { row, contents } = session.row.shippingMethod ? session : own;
  const { shippingMethod, shippingData } = row;
  const isElsewhere = row === own.row && hasAddress(session.row);
  const isStale = isElsewhere || fingerprint(merged) !== fingerprint(contents);
  return { shippingMethod, shippingData: shippingData.booking_id && isStale ? {} : shippingData };
}

/**
 * Merges the session's cart into the customer's at sign-in, inside a transaction. The session's cart is deleted, so signing in again adds
 * nothing.
 */
export async function mergeCarts({ db, session, now }: SessionContext, customerId: number): Promise<void> {
  const { ofSession: sessionCart, own } = await lockSessionAndCustomerCarts(db, session.id, customerId);
  if (!sessionCart) return;
  if (!own) {
    const details = await readContactDetails(db, customerId);
    const email = sessionCart.row.email || details.email;
    await db
      .update(carts)
      .set({ ...details, email, ...mergeContact(details, sessionCart.row), sessionId: null, customerId })
      .where(eq(carts.id, sessionCart.row.id));
    return;
  }
  const merged = mergeContents(own.contents, sessionCart.contents);
  await saveContents(db, own.row.id, merged);
  const isNew = fingerprint(merged) !== fingerprint(own.contents);
  await saveFields(
    db,
    own.row,
    {
      couponCode: own.row.couponCode || sessionCart.row.couponCode,
      salesAssistance: own.row.salesAssistance || sessionCart.row.salesAssistance,
      // The location chosen in this session overrides the account's.
      shopId: sessionCart.row.shopId || own.row.shopId,
      ...mergeContact(own.row, sessionCart.row),
      ...mergeDelivery(own, sessionCart, merged),
      ...(isNew ? NO_PAYMENT : {}),
    },
    now,
  );
  await db.delete(carts).where(eq(carts.id, sessionCart.row.id));
}
