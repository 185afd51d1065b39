import { postCheckoutInfo } from '@contract/paymentEndpoints';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import styles from '@/features/payments/Fields.module.css';
import { Instructions } from '@/features/payments/Instructions';
import { PaymentError } from '@/features/payments/paymentError';
import type { PaymentModule, PlaceButtonProps } from '@/features/payments/paymentModule';
import { Button } from '@/ui/Button';

/** The parts of Moneris Checkout's script that we use. */
interface Checkout {
  setMode(mode: string): void;
  setCheckoutDiv(id: string): void;
  setCallback(event: string, callback: (response: unknown) => void): void;
  startCheckout(ticket: string): void;
  closeCheckout(ticket: string): void;
}
const createCheckout = () =>
  new (window as unknown as { monerisCheckout: new () => Checkout }).monerisCheckout();

const info = z.object({ ticket: z.string() });
const FRAME = 'moneris-checkout';

export const Fields = Instructions;
export const needsShopperDevice = true;
export const isChargedBeforeOrder = true;
export const scripts: PaymentModule['scripts'] = ({ moneris }) => [{ url: moneris.script_url }];
export const isConfigured: PaymentModule['isConfigured'] = ({ moneris }) => moneris.script_url !== '';

/** Opens Moneris' iframe below the button; the shopper types the card there. */
export function PlaceButton({ context, isDisabled, onOutcome }: PlaceButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const isRequesting = useRef(false);

  const open = async () => {
    const { callEndpoint, translate, method, config } = context;
    const response = await callEndpoint(
      postCheckoutInfo,
      { params: { provider: method.code }, body: {} },
      translate('paymentFailed'),
    );
    const { ticket } = z.parse(info, response);
    const checkout = createCheckout();
    const settle = (outcome: Parameters<typeof onOutcome>[0]) => {
      checkout.closeCheckout(ticket);
      setOpen(false);
      onOutcome(outcome);
    };
    checkout.setMode(config.moneris.environment === 'prod' ? 'prod' : 'qa');
    checkout.setCheckoutDiv(FRAME);
    checkout.setCallback('payment_complete', () => settle({ kind: 'place', data: { ticket } }));
    checkout.setCallback('cancel_transaction', () => settle({ kind: 'closed' }));
    checkout.setCallback('error_event', () =>
      settle({ kind: 'declined', message: translate('paymentFailed') }),
    );
    setOpen(true);
    checkout.startCheckout(ticket);
  };
  const handleClick = async () => {
    if (isRequesting.current) return;
    isRequesting.current = true;
    await open().catch((error: unknown) => {
      const message = error instanceof PaymentError ? error.message : context.translate('paymentFailed');
      onOutcome({ kind: 'declined', message });
    });
    isRequesting.current = false;
  };

  return (
    <>
      {!isOpen && (
        <Button size="lg" icon="lock" disabled={isDisabled} onClick={handleClick}>
          {context.translate('placeOrder')}
        </Button>
      )}
      <div id={FRAME} className={styles.provider} hidden={!isOpen} />
    </>
  );
}
