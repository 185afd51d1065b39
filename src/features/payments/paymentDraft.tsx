import type { Cart } from '@contract/cart';
import { createContext, type ReactNode, useContext, useRef } from 'react';
import type { PaymentData } from './paymentModule';

interface Draft {
  of: string;
  data: PaymentData;
}

export interface PaymentDraft {
  /** Returns the data entered for the cart's method and items; null after a reload or when items changed. */
  read: (cart: Cart) => PaymentData | null;
  store: (cart: Cart, code: string, data: PaymentData) => void;
  clear: () => void;
}

const DraftContext = createContext<PaymentDraft | null>(null);

/** Any change of items invalidates the payment data (docs/spec/11 §3). */
const keyOf = ({ items }: Cart, code: string) =>
  [code, ...items.map(({ item_id, qty }) => `${item_id}x${qty}`)].join('~');

/**
 * Holds the data of the payment fields while the shopper reviews the order. Card numbers exist only here. A ref
 * instead of state: nothing renders from the data, and it is discarded with the checkout.
 */
export function PaymentDraftProvider({ children }: { children: ReactNode }) {
  const draft = useRef<Draft | null>(null);
  const holder = useRef<PaymentDraft>({
    read: (cart) => (draft.current?.of === keyOf(cart, cart.info.payment_method) ? draft.current.data : null),
    store: (cart, code, data) => {
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
  if (!draft) throw new Error('usePaymentDraft requires a PaymentDraftProvider');
  return draft;
}
