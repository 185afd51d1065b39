import type { Cart } from '@contract/cart';
import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { itemsKey } from '@/api/cart/chosenProvider';
import { clearProviderVisit } from '@/api/cart/providerVisit';
import type { PaymentData } from './paymentModule';

interface Draft {
  method: string;
  /** The items for which the payment was chosen, as itemsKey. */
  items: string;
  data: PaymentData;
  /** The total for which the data is valid, as that of a provider's approval; absent if it is valid for any. */
  total?: number | undefined;
}

export interface PaymentDraft {
  /** Returns the data entered for the cart's method, items and total; null after a reload or when items or the approved total have changed. */
  read: (cart: Cart) => PaymentData | null;
  store: (cart: Cart, code: string, data: PaymentData, total?: number) => void;
  clear: () => void;
  /** Whether the shopper has approved another total with the cart's method. */
  isForOtherTotal: (cart: Cart) => boolean;
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
    clearProviderVisit();
  }, [key]);
  const findDraft = ({ items, info }: Cart): Draft | null =>
    draft.current?.method === info.payment_method && draft.current.items === itemsKey(items)
      ? draft.current
      : null;
  const isForOtherTotal = (cart: Cart) => {
    const total = findDraft(cart)?.total;
    return total !== undefined && total !== cart.totals.grand_total.amount;
  };
  const holder = useRef<PaymentDraft>({
    read: (cart) => (isForOtherTotal(cart) ? null : (findDraft(cart)?.data ?? null)),
    store: ({ items }, method, data, total) => {
      draft.current = { method, items: itemsKey(items), data, total };
    },
    clear: () => {
      draft.current = null;
    },
    isForOtherTotal,
  });
  return <DraftContext value={holder.current}>{children}</DraftContext>;
}

export function usePaymentDraft(): PaymentDraft {
  const draft = useContext(DraftContext);
  if (!draft) throw new Error('usePaymentDraft requires a PaymentDraftProvider');
  return draft;
}
