import type { Cart } from '@contract/cart';
import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { itemsKey } from '@/api/cart/chosenProvider';
import type { PaymentData } from './paymentModule';
import { clearSubmitIntent } from './submitIntent';

interface Draft {
  method: string;
  /** The items for which the payment was chosen, as itemsKey. */
  items: string;
  data: PaymentData;
}

export interface PaymentDraft {
  /** Returns the data entered for the cart's method and items; null after a reload or when items have changed. */
  read: (cart: Cart) => PaymentData | null;
  store: (cart: Cart, code: string, data: PaymentData) => void;
  clear: () => void;
}

const DraftContext = createContext<PaymentDraft | null>(null);

/**
 * Holds the data of the payment fields while the shopper reviews the order. Card numbers exist only here. A ref instead of state, because
 * nothing renders from the data and it is discarded with the checkout. A change of the items, even in another tab, discards it together
 * with the intent to pay (docs/spec/11 §3).
 */
export function PaymentDraftProvider({ items, children }: { items: Cart['items']; children: ReactNode }) {
  const draft = useRef<Draft | null>(null);
  const key = itemsKey(items);
  useEffect(() => {
    if (!draft.current || draft.current.items === key) return;
    draft.current = null;
    clearSubmitIntent();
  }, [key]);
  const holder = useRef<PaymentDraft>({
    read: ({ items, info }) =>
      draft.current?.method === info.payment_method && draft.current.items === itemsKey(items)
        ? draft.current.data
        : null,
    store: ({ items }, method, data) => {
      draft.current = { method, items: itemsKey(items), data };
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
