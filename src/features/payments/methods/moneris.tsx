import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { postCheckoutInfo } from '@/api/contract/paymentEndpoints';
import styles from '@/features/payments/Fields.module.css';
import { Instructions } from '@/features/payments/Instructions';
import { PaymentFault } from '@/features/payments/paymentFault';
import type { PaymentModule, PlaceButtonProps } from '@/features/payments/paymentModule';
import { Button } from '@/ui/Button';

/** Moneris Checkout's script, as far as it is used. */
interface Checkout {
  setMode(mode: string): void;
  setCheckoutDiv(id: string): void;
  setCallback(event: string, callback: (said: unknown) => void): void;
  startCheckout(ticket: string): void;
  closeCheckout(ticket: string): void;
}
const makeCheckout = () =>
  new (window as unknown as { monerisCheckout: new () => Checkout }).monerisCheckout();

const info = z.object({ ticket: z.string() });
const FRAME = 'moneris-checkout';

export const Fields = Instructions;
export const needsOwnDevice = true;
export const scripts: PaymentModule['scripts'] = ({ moneris }) => [{ url: moneris.script_url }];
export const isConfigured: PaymentModule['isConfigured'] = ({ moneris }) => moneris.script_url !== '';

/** Opens Moneris' own frame below the button; the card is typed there. */
export function PlaceButton({ context, isDisabled, onOutcome }: PlaceButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const isAsking = useRef(false);

  const open = async () => {
    const { ask, say, method, config } = context;
    const answer = await ask(
      postCheckoutInfo,
      { params: { provider: method.code }, body: {} },
      say('payFailed'),
    );
    const { ticket } = z.parse(info, answer);
    const checkout = makeCheckout();
    const end = (outcome: Parameters<typeof onOutcome>[0]) => {
      checkout.closeCheckout(ticket);
      setOpen(false);
      onOutcome(outcome);
    };
    checkout.setMode(config.moneris.environment === 'prod' ? 'prod' : 'qa');
    checkout.setCheckoutDiv(FRAME);
    checkout.setCallback('payment_complete', () => end({ kind: 'place', data: { ticket } }));
    checkout.setCallback('cancel_transaction', () => end({ kind: 'closed' }));
    checkout.setCallback('error_event', () => end({ kind: 'declined', message: say('payFailed') }));
    setOpen(true);
    checkout.startCheckout(ticket);
  };
  const press = async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    await open().catch((error: unknown) => {
      const message = error instanceof PaymentFault ? error.message : context.say('payFailed');
      onOutcome({ kind: 'declined', message });
    });
    isAsking.current = false;
  };

  return (
    <>
      {!isOpen && (
        <Button size="lg" icon="lock" disabled={isDisabled} onClick={press}>
          {context.say('placeOrder')}
        </Button>
      )}
      <div id={FRAME} className={styles.provider} hidden={!isOpen} />
    </>
  );
}
