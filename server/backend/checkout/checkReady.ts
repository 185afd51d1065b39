import { ApiError } from '../apiError.ts';
import { type CartState, isInvalid } from '../cart/cartState.ts';
import { message } from '../messages/message.ts';
import { rejection, type SessionContext } from '../session/requestContext.ts';
import { configOf } from '../tenant/tenant.ts';
import { blockingReasons } from './readiness.ts';
import type { TenantPayment } from './tenantPayments.ts';

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
  const reasons = blockingReasons({
    isEmpty: state.lines.length === 0,
    isInvalid: state.lines.some(isInvalid),
    billing: state.billing,
    shipping: state.shipping,
    email: state.email,
    shippingMethod: state.delivery ?? '',
    chosenPayment: state.payment,
    requestedPayment: paymentMethod,
    isCaptchaRequired:
      session.customerId === null &&
      config.recaptcha_enabled &&
      config.recaptcha_forms.includes('guest_checkout'),
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
