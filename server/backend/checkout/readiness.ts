import type { Address } from '../../../contract/address';
import type { ConfiguredAddressField } from '../../../contract/displayFeatures';
import { ApiError } from '../apiError.ts';
import { addressErrors, addressText, requiredFieldsOf } from '../cart/addressRules.ts';
import { type CartState, isInvalid } from '../cart/cartState.ts';
import { isPickup } from '../cart/delivery.ts';
import { message } from '../messages/message.ts';
import { rejection, type SessionContext } from '../session/requestContext.ts';
import { configOf } from '../tenant/tenant.ts';
import type { TenantPayment } from './tenantPayments.ts';

export interface Checkout {
  isEmpty: boolean;
  /** A line can no longer be delivered. */
  isInvalid: boolean;
  /** The session has no customer, and the tenant does not accept guest orders. */
  isAccountMissing: boolean;
  billing: Address;
  shipping: Address & { same_as_billing: boolean };
  /** The optional fields of an address that the tenant requires. */
  requiredFields: readonly ConfiguredAddressField[];
  email: string;
  shippingMethod: string;
  /** The chosen slot is no longer offered. */
  isSlotTaken: boolean;
  /** Pickup was chosen without a location, at a tenant that announces for each location when goods are ready. */
  isPickupPlaceMissing: boolean;
  /** The payment method stored with the cart; empty when none is chosen. */
  chosenPayment: string;
  /** The payment method in the request that places the order. */
  requestedPayment: string;
  isCaptchaRequired: boolean;
  captchaToken: string;
}

const SHORTEST_EMAIL = 3;
/** Providers whose payment is chosen in their own window: Zibby, Katapult, Acima, Citi. */
const CHOSEN_AT_PROVIDER = new Set([
  'cognical_zibby_loan',
  'katapult_payment_loan',
  'acimacheckout',
  'freedompay',
]);

const isPaymentChosen = ({ chosenPayment, requestedPayment }: Checkout) =>
  (chosenPayment !== '' && chosenPayment === requestedPayment) || CHOSEN_AT_PROVIDER.has(requestedPayment);

/** Equal addresses must be declared as such (docs/spec/12 §2). */
const isUndeclaredDuplicate = ({ shipping, billing }: Checkout) =>
  !shipping.same_as_billing && addressText(shipping) === addressText(billing);

/** Returns every reason that blocks an order, in the order of the checkout steps; empty when the order may be placed (docs/spec/12 §2). */
export function blockingReasons(checkout: Checkout) {
  const { billing, shipping, requiredFields, email } = checkout;
  const isShippingGood = shipping.firstname !== '' && addressErrors(shipping, requiredFields).length === 0;
  const isBillingGood =
    billing.firstname !== '' &&
    billing.telephone !== '' &&
    billing.email !== '' &&
    addressErrors(billing, requiredFields).length === 0;
  const checks = [
    ['cartEmpty', checkout.isEmpty],
    ['cartFaulty', checkout.isInvalid],
    ['signInRequired', checkout.isAccountMissing],
    ['email', email.length < SHORTEST_EMAIL],
    ['billingAddress', !isBillingGood],
    ['shippingAddress', !isShippingGood],
    ['sameAsBilling', isUndeclaredDuplicate(checkout)],
    ['shippingMethod', checkout.shippingMethod === ''],
    ['deliverySlotTaken', checkout.isSlotTaken],
    ['pickupLocation', checkout.isPickupPlaceMissing],
    ['paymentMethod', !isPaymentChosen(checkout)],
    ['recaptcha', checkout.isCaptchaRequired && checkout.captchaToken === ''],
  ] as const;
  return checks.filter(([, isBlocked]) => isBlocked).map(([reason]) => reason);
}

interface ReadinessInput {
  paymentMethod: string;
  captchaToken: string;
}

/**
 * Returns the payment method of a cart that is ready to be ordered.
 * @throws ApiError 422 with every reason that blocks the order, each under its key in fields
 */
export function checkReady(
  context: SessionContext,
  state: CartState,
  { paymentMethod, captchaToken }: ReadinessInput,
): TenantPayment {
  const { language, tenant, session } = context;
  const config = configOf(tenant, language);
  const isGuest = session.customerId === null;
  const reasons = blockingReasons({
    isEmpty: state.lines.length === 0,
    isInvalid: state.lines.some(isInvalid),
    isAccountMissing: isGuest && !config.display_features.checkout.guest,
    billing: state.billing,
    shipping: state.shipping,
    requiredFields: requiredFieldsOf(config),
    email: state.email,
    shippingMethod: state.delivery ?? '',
    isSlotTaken: state.calendar.slot?.is_taken ?? false,
    isPickupPlaceMissing:
      state.delivery !== null &&
      isPickup(state.delivery) &&
      state.calendar.pickup === null &&
      tenant.delivery !== null,
    chosenPayment: state.payment,
    requestedPayment: paymentMethod,
    isCaptchaRequired:
      isGuest && config.recaptcha_enabled && config.recaptcha_forms.includes('guest_checkout'),
    captchaToken,
  });
  const messages = reasons.map((reason) => ({ code: reason, message: message(language, reason) }));
  if (messages.length > 0)
    throw new ApiError(
      422,
      messages,
      Object.fromEntries(messages.map(({ code, message }) => [code, message])),
    );
  const payment = state.payments.find(({ code }) => code === paymentMethod);
  if (!payment) throw rejection(context, 422, 'paymentUnknown');
  return payment;
}
