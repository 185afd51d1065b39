import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { postCheckoutInfo } from '@/api/contract/paymentEndpoints';
import { Instructions } from '@/features/payments/Instructions';
import { PaymentFault } from '@/features/payments/paymentFault';
import type { PaymentModule, PlaceButtonProps } from '@/features/payments/paymentModule';

/** PayPal's SDK, as far as it is used. */
interface PayPal {
  Buttons(given: {
    createOrder: () => Promise<string>;
    onApprove: (approved: { orderID: string }) => Promise<void>;
    onCancel: () => void;
    onError: (error: unknown) => void;
  }): { render(place: HTMLElement): Promise<void>; close(): Promise<void> };
}
const payPal = () => (window as unknown as { paypal: PayPal }).paypal;

const info = z.object({ order_id: z.string() });

export const Fields = Instructions;
export const needsOwnDevice = true;

export const scripts: PaymentModule['scripts'] = ({ paypal, currency_code }, _method, locale) => {
  const query = { 'client-id': paypal.public_key, currency: currency_code, locale: locale.replace('-', '_') };
  return [{ url: `${paypal.script_url}?${new URLSearchParams(query)}` }];
};
export const isConfigured: PaymentModule['isConfigured'] = ({ paypal: { script_url, public_key } }) =>
  script_url !== '' && public_key !== '';

/** PayPal insists on its own button: it opens PayPal's window and comes back with the approved order. */
export function PlaceButton(props: PlaceButtonProps) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    if (!place.current) return;
    const say = () => latest.current.context.say('payFailed');
    const buttons = payPal().Buttons({
      async createOrder() {
        const { ask, method } = latest.current.context;
        const answer = await ask(postCheckoutInfo, { params: { provider: method.code }, body: {} }, say());
        return z.parse(info, answer).order_id;
      },
      onApprove: async ({ orderID }) =>
        latest.current.onOutcome({ kind: 'place', data: { order_id: orderID } }),
      onCancel: () => latest.current.onOutcome({ kind: 'closed' }),
      onError: (error) => {
        const message = error instanceof PaymentFault ? error.message : say();
        latest.current.onOutcome({ kind: 'declined', message });
      },
    });
    void buttons.render(place.current);
    return () => void buttons.close();
  }, []);
  return <div ref={place} inert={props.isDisabled} />;
}
