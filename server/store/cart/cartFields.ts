import { and, eq } from 'drizzle-orm';
import { locations } from '../database/schema/catalogue.ts';
import { say } from '../messages/say.ts';
import { refuse, type Shopper } from '../session/visitor.ts';
import { isEmail } from './addressRules.ts';
import { readCoupon } from './cartRules.ts';
import { workOut } from './cartState.ts';
import type { CartFields, StoredCart } from './cartStore.ts';
import { type CartChange, NO_PAYMENT } from './changeCart.ts';
import { couponFault, normalCode } from './coupon.ts';
import { isDeliveryCode } from './delivery.ts';
import { wordingOf } from './money.ts';
import type { Notices } from './presentCart.ts';

const LONGEST_NOTE = 500;

interface Wishes {
  coupon_code?: string | undefined;
  email?: string | undefined;
  shipping_method?: string | undefined;
  sales_assistance?: string | undefined;
  storelocationid?: string | undefined;
}

/**
 * PUT /cart: coupon, e-mail, shipping method, sales assistance and the shop whose prices count. A bad coupon changes
 * nothing and is said in coupon_error, so that a code that works is not lost over a slip of the finger.
 */
export async function changeFields(
  shopper: Shopper,
  stored: StoredCart,
  wishes: Wishes,
): Promise<CartChange> {
  const { email, shipping_method: method, sales_assistance: note } = wishes;
  const fields: CartFields = {};
  if (email !== undefined) fields.email = checkEmail(shopper, email);
  if (method !== undefined) fields.shippingMethod = checkDelivery(shopper, method);
  if (note !== undefined) fields.salesAssistance = checkNote(shopper, note);
  if (wishes.storelocationid !== undefined)
    Object.assign(fields, await changeShop(shopper, stored, wishes.storelocationid));
  if (wishes.coupon_code === undefined) return { fields };
  const coupon = await changeCoupon(shopper, stored, normalCode(wishes.coupon_code));
  return { fields: { ...fields, ...coupon.fields }, notices: coupon.notices };
}

function checkEmail(shopper: Shopper, text: string): string {
  const email = text.trim();
  if (email !== '' && !isEmail(email)) throw refuse(shopper, 422, 'emailBad');
  return email;
}

export function checkDelivery(shopper: Shopper, code: string) {
  if (code === '' || isDeliveryCode(code)) return code;
  throw refuse(shopper, 422, 'deliveryUnknown');
}

function checkNote(shopper: Shopper, text: string): string {
  if (text.length > LONGEST_NOTE) throw refuse(shopper, 422, 'tooLong', { count: LONGEST_NOTE });
  return text.trim();
}

/** Other prices take the payment choice back, as other goods do. A shop that is gone is none: its shopper still buys. */
async function changeShop({ db, tenant }: Shopper, { row }: StoredCart, id: string): Promise<CartFields> {
  const mine = and(eq(locations.id, id), eq(locations.tenantId, tenant.id), eq(locations.kind, 'shop'));
  const [shop] = await db.select({ id: locations.id }).from(locations).where(mine);
  const shopId = shop?.id ?? '';
  return shopId === row.shopId ? {} : { shopId, ...NO_PAYMENT };
}

async function changeCoupon(
  shopper: Shopper,
  stored: StoredCart,
  code: string,
): Promise<{ fields: CartFields; notices: Notices }> {
  const { language, now } = shopper;
  if (code === '') {
    const { couponCode } = stored.row;
    const success = couponCode ? [say(language, 'couponRemoved', { code: couponCode })] : [];
    return { fields: { couponCode: '' }, notices: { success } };
  }
  const coupon = await readCoupon(shopper, code);
  const { sums } = await workOut(shopper, stored);
  const fault = couponFault(coupon, sums.subtotal, now);
  if (!fault)
    return { fields: { couponCode: code }, notices: { success: [say(language, 'couponApplied', { code })] } };
  const amount = wordingOf(shopper).amount(coupon?.minimum ?? 0).formatted;
  return { fields: {}, notices: { couponError: say(language, fault, { code: code.slice(0, 40), amount }) } };
}
