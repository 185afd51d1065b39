import { postCheckoutInfo } from '@contract/paymentEndpoints';
import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { Instructions } from '@/features/payments/Instructions';
import { PaymentError } from '@/features/payments/paymentError';
import type { PaymentModule, PlaceButtonProps } from '@/features/payments/paymentModule';
import { providerLocale } from '@/features/payments/providerLocale';

/** The parts of PayPal's SDK that we use. */
interface PayPal {
  Buttons(options: {
    onClick: (data: unknown, actions: { resolve(): unknown; reject(): unknown }) => unknown;
    createOrder: () => Promise<string>;
    onApprove: (approved: { orderID: string }) => Promise<void>;
    onCancel: () => void;
    onError: (error: unknown) => void;
  }): { render(place: HTMLElement): Promise<void>; close(): Promise<void> };
}
const payPal = () => (window as unknown as { paypal: PayPal }).paypal;

const info = z.object({ order_id: z.string() });

export const Fields = Instructions;
export const needsShopperDevice = true;

export const scripts: PaymentModule['scripts'] = ({ paypal, currency_code, country }, _method, locale) => {
  const query = {
    'client-id': paypal.public_key,
    currency: currency_code,
    locale: providerLocale(locale, country),
  };
  return [{ url: `${paypal.script_url}?${new URLSearchParams(query)}` }];
};
export const isConfigured: PaymentModule['isConfigured'] = ({ paypal: { script_url, public_key } }) =>
  script_url !== '' && public_key !== '';

/** PayPal requires its own button, which opens PayPal's window and returns the approved order. */
export function PlaceButton(props: PlaceButtonProps) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    if (!place.current) return;
    const translate = () => latest.current.context.translate('paymentFailed');
    const buttons = payPal().Buttons({
      // In browsers without `inert`, the button can still be pressed (Safari 15.4).
      onClick: (_, actions) => (latest.current.isDisabled ? actions.reject() : actions.resolve()),
      async createOrder() {
        const { callEndpoint, method } = latest.current.context;
        const response = await callEndpoint(
          postCheckoutInfo,
          { params: { provider: method.code }, body: {} },
          translate(),
        );
        return z.parse(info, response).order_id;
      },
      onApprove: async ({ orderID }) =>
        latest.current.onOutcome({ kind: 'place', data: { order_id: orderID } }),
      onCancel: () => latest.current.onOutcome({ kind: 'closed' }),
      onError: (error) => {
        const message = error instanceof PaymentError ? error.message : translate();
        latest.current.onOutcome({ kind: 'declined', message });
      },
    });
    void buttons.render(place.current);
    return () => void buttons.close();
  }, []);
  return <div ref={place} inert={props.isDisabled} />;
}
