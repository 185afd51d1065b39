import { and, asc, eq, notInArray, or } from 'drizzle-orm';
import { ownDetails } from '../customers/ownDetails.ts';
import type { Database } from '../database/database.ts';
import { cartAddons, cartItems, carts } from '../database/schema/cart.ts';
import type { Session } from '../session/sessions.ts';
import type { Shopper, Visitor } from '../session/visitor.ts';
import type { AddonLink, Contents, Line } from './lines.ts';

export type CartRow = typeof carts.$inferSelect;
export type CartFields = Partial<Omit<CartRow, 'id' | 'tenantId' | 'sessionId' | 'customerId'>>;

/** A cart as it is stored. */
export interface StoredCart {
  row: CartRow;
  contents: Contents;
}

/** A signed-in shopper's cart is the account's, any other the browser's. */
const ownerOf = ({ id, customerId }: Session) =>
  customerId === null ? { sessionId: id, customerId: null } : { sessionId: null, customerId };
const ownedBy = (session: Session) =>
  session.customerId === null ? eq(carts.sessionId, session.id) : eq(carts.customerId, session.customerId);

async function readContents(db: Database, cartId: number): Promise<Contents> {
  const items = await db
    .select()
    .from(cartItems)
    .where(eq(cartItems.cartId, cartId))
    .orderBy(asc(cartItems.id));
  const links = await db.select().from(cartAddons).where(eq(cartAddons.cartId, cartId));
  return {
    lines: items.map(({ id, productId, simpleId, qty }): Line => ({ itemId: id, productId, simpleId, qty })),
    links: links.map(({ mainId, addonId }): AddonLink => ({ mainId, addonId })),
  };
}

/** The cart to look at; null while there is none. */
export async function readCart({ db, session }: Visitor): Promise<StoredCart | null> {
  if (!session) return null;
  const [row] = await db.select().from(carts).where(ownedBy(session));
  return row ? { row, contents: await readContents(db, row.id) } : null;
}

const lockOwn = async ({ db, session }: Shopper) =>
  (await db.select().from(carts).where(ownedBy(session)).for('update'))[0];

/** The cart to change, made if there is none: locked until the transaction ends, so that changes queue up. */
export async function lockCart(shopper: Shopper): Promise<StoredCart> {
  const { db, session, tenant } = shopper;
  let row = await lockOwn(shopper);
  if (!row) {
    const details = session.customerId === null ? {} : await ownDetails(db, session.customerId);
    const made = { tenantId: tenant.id, ...ownerOf(session), ...details };
    // Two first changes at once: one makes the cart, the other finds it.
    await db.insert(carts).values(made).onConflictDoNothing();
    row = await lockOwn(shopper);
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

/** Writes the lines and links of a locked cart; answers with them as stored, new lines numbered. */
export async function saveContents(
  db: Database,
  cartId: number,
  { lines, links }: Contents,
): Promise<Contents> {
  const kept = lines.flatMap((line) => (line.itemId === null ? [] : [line.itemId]));
  const gone = and(
    eq(cartItems.cartId, cartId),
    kept.length > 0 ? notInArray(cartItems.id, kept) : undefined,
  );
  await db.delete(cartItems).where(gone);
  for (const { itemId, productId, simpleId, qty } of lines) {
    if (itemId === null) await db.insert(cartItems).values({ cartId, productId, simpleId, qty });
    else await db.update(cartItems).set({ qty }).where(eq(cartItems.id, itemId));
  }
  await db.delete(cartAddons).where(eq(cartAddons.cartId, cartId));
  if (links.length > 0) await db.insert(cartAddons).values(links.map((link) => ({ cartId, ...link })));
  return readContents(db, cartId);
}

/** The carts of a browser and of an account, both locked in the same order everywhere. */
export async function lockBoth(db: Database, sessionId: number, customerId: number) {
  const rows = await db
    .select()
    .from(carts)
    .where(or(eq(carts.sessionId, sessionId), eq(carts.customerId, customerId)))
    .orderBy(asc(carts.id))
    .for('update');
  const stored = async (row: CartRow | undefined): Promise<StoredCart | null> =>
    row ? { row, contents: await readContents(db, row.id) } : null;
  return {
    visitor: await stored(rows.find((row) => row.sessionId === sessionId)),
    own: await stored(rows.find((row) => row.customerId === customerId)),
  };
}

/** DELETE /cart: what is in it and what was agreed about it goes; who the shopper is stays. */
export const EMPTY_CART: { fields: CartFields; contents: Contents } = {
  contents: { lines: [], links: [] },
  fields: {
    couponCode: '',
    salesAssistance: '',
    shippingMethod: '',
    shippingData: {},
    paymentMethod: '',
    paymentData: {},
  },
};
