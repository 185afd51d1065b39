import { createContext, type ReactNode, useContext, useRef } from 'react';
import type { Cart } from '@/api/contract/cart';
import type { PaymentData } from './paymentModule';

interface Draft {
  of: string;
  data: PaymentData;
}

export interface PaymentDraft {
  /** What was filled in for this method and these items; null after a reload or when items have changed. */
  read: (cart: Cart) => PaymentData | null;
  keep: (cart: Cart, code: string, data: PaymentData) => void;
  clear: () => void;
}

const DraftContext = createContext<PaymentDraft | null>(null);

/** Any change of items resets the payment (commerce specification §4). */
const keyOf = ({ items }: Cart, code: string) =>
  [code, ...items.map(({ item_id, qty }) => `${item_id}x${qty}`)].join('~');

/**
 * Holds what the fields of a payment gave while the shopper reviews the order: a card number lives here and nowhere
 * else. Not state: nothing is rendered from it, and it is gone with the checkout.
 */
export function PaymentDraftHolder({ children }: { children: ReactNode }) {
  const draft = useRef<Draft | null>(null);
  const holder = useRef<PaymentDraft>({
    read: (cart) => (draft.current?.of === keyOf(cart, cart.info.payment_method) ? draft.current.data : null),
    keep: (cart, code, data) => {
      draft.current = { of: keyOf(cart, code), data };
    },
    clear: () => {
      draft.current = null;
    },
  });
  return <DraftContext value={holder.current}>{children}</DraftContext>;
}

export function usePaymentDraft(): PaymentDraft {
  const draft = useContext(DraftContext);
  if (!draft) throw new Error('Payments need a PaymentDraftHolder around them');
  return draft;
}
