import { and, eq } from 'drizzle-orm';
import type { Address, AddressInput } from '../../../contract/address.ts';
import type { putCart } from '../../../contract/cartEndpoints.ts';
import { cutText } from '../../../contract/cutText.ts';
import { cleanEmail, isEmail } from '../../../contract/emailAddress.ts';
import { locations } from '../database/schema/location.ts';
import { isShowroomOf } from '../locations/locations.ts';
import { message } from '../messages/message.ts';
import type { BodyOf } from '../route.ts';
import { rejection, type SessionContext } from '../session/requestContext.ts';
import { configOf } from '../tenant/tenant.ts';
import { addressErrors, applyAddress, blankAddress } from './addressRules.ts';
import { addressesOf, computeCart } from './cartState.ts';
import type { CartChange } from './changeCart.ts';
import { isDelivered, isDeliveryCode, reachesAddress } from './delivery.ts';
import { couponErrorOf, normalizeCouponCode, readCoupon } from './discounts.ts';
import { moneyFormatOf } from './money.ts';
import type { Notices } from './presentCart.ts';
import { type CartFields, NO_PAYMENT, type StoredCart } from './storedCart.ts';

const LONGEST_NOTE = 500;

/**
 * PUT /cart: coupon, email, shipping method, sales assistance, and the location whose prices apply. An invalid coupon changes nothing and
 * is reported in coupon_error, so that a typing error does not remove a valid code.
 */
export async function changeFields(
  context: SessionContext,
  stored: StoredCart,
  input: BodyOf<typeof putCart>,
): Promise<CartChange> {
  const { email, shipping_method: method, sales_assistance: note } = input;
  const fields: CartFields = {};
  if (email !== undefined) fields.email = checkEmail(context, email);
  if (method !== undefined) fields.shippingMethod = checkDelivery(context, stored, method);
  if (note !== undefined) fields.salesAssistance = checkNote(context, note);
  if (input.storelocationid !== undefined)
    Object.assign(fields, await changeLocation(context, stored, input.storelocationid));
  if (input.coupon_code === undefined) return { fields };
  const coupon = await changeCoupon(context, stored, normalizeCouponCode(input.coupon_code));
  return { fields: { ...fields, ...coupon.fields }, notices: coupon.notices };
}

function checkEmail(context: SessionContext, text: string): string {
  const email = cleanEmail(text);
  if (email !== '' && !isEmail(email)) throw rejection(context, 422, 'emailBad');
  return email;
}

/** @throws ApiError 422 for a method that the shop does not have, or that does not deliver to PO boxes */
export function checkDelivery(context: SessionContext, stored: StoredCart | null, code: string) {
  if (code === '') return code;
  if (!isDeliveryCode(code)) throw rejection(context, 422, 'deliveryUnknown');
  const { delivery } = context.tenant;
  const { shipping } = addressesOf(stored?.row ?? null, '');
  if (isDelivered(code, delivery, shipping.postcode) && !reachesAddress(code, delivery, shipping))
    throw rejection(context, 422, 'deliveryPostalBox');
  return code;
}

function checkNote(context: SessionContext, text: string): string {
  if (text.length > LONGEST_NOTE) throw rejection(context, 422, 'tooLong', { count: LONGEST_NOTE });
  return text.trim();
}

/** Sets the location whose prices apply. New prices reset the payment choice. An unknown location is stored as none. */
async function changeLocation(
  { db, tenant }: SessionContext,
  { row }: StoredCart,
  id: string,
): Promise<CartFields> {
  const condition = and(eq(locations.id, id), isShowroomOf(tenant.id));
  const [location] = await db.select({ id: locations.id }).from(locations).where(condition);
  const shopId = location?.id ?? '';
  return shopId === row.shopId ? {} : { shopId, ...NO_PAYMENT };
}

async function changeCoupon(
  context: SessionContext,
  stored: StoredCart,
  code: string,
): Promise<{ fields: CartFields; notices: Notices }> {
  const { language, now } = context;
  if (code === '') {
    const { couponCode } = stored.row;
    const success = couponCode ? [message(language, 'couponRemoved', { code: couponCode })] : [];
    return { fields: { couponCode: '' }, notices: { success } };
  }
  const coupon = await readCoupon(context, code);
  const { totals } = await computeCart(context, stored);
  const error = couponErrorOf(coupon, totals.subtotal, now);
  if (!error)
    return {
      fields: { couponCode: code },
      notices: { success: [message(language, 'couponApplied', { code })] },
    };
  const amount = moneyFormatOf(context).amount(coupon?.minimum ?? 0).formatted;
  return {
    fields: {},
    notices: { couponError: message(language, error, { code: cutText(code, 40), amount }) },
  };
}

/** @throws ApiError 422 addressPostcodeRegion */
function mergeAddress(context: SessionContext, before: Address | null, input: AddressInput): Address {
  const { same_as_billing: _, ...parts } = input;
  const { country } = configOf(context.tenant, context.language);
  const merged = applyAddress(before ?? blankAddress(country), parts);
  // This error is a question that the shopper answers with is_postcode_confirmed. Other errors are stored with the address.
  if (addressErrors(merged, []).includes('addressPostcodeRegion'))
    throw rejection(context, 422, 'addressPostcodeRegion');
  return merged;
}

/** PUT /cart/billing_address. The email of the address becomes the cart's email. */
export function changeBilling(context: SessionContext, { row }: StoredCart, input: AddressInput): CartChange {
  const billingAddress = mergeAddress(context, row.billingAddress, input);
  const fields: CartFields = { billingAddress };
  if (input.email) fields.email = billingAddress.email;
  return { fields };
}

/** PUT /cart/shipping_address. same_as_billing alone sets the flag; any other field clears it. */
export function changeShipping(
  context: SessionContext,
  { row }: StoredCart,
  input: AddressInput,
): CartChange {
  const { same_as_billing: isSame, ...parts } = input;
  const hasParts = Object.values(parts).some((part) => part !== undefined);
  const fields: CartFields = { sameAsBilling: isSame ?? (hasParts ? false : row.sameAsBilling) };
  if (hasParts && !isSame) fields.shippingAddress = mergeAddress(context, row.shippingAddress, input);
  return { fields };
}
