import type { Cart } from '@contract/cart';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePrice } from '@/config/usePrice';
import { LiveRegion } from '@/ui/LiveRegion';

type Change = { key: 'changedQty' | 'removedItem'; name: string; qty: number };

function findChange(before: Cart, after: Cart): Change | null {
  for (const { item_id, name, qty } of before.items) {
    const line = after.items.find((other) => other.item_id === item_id);
    if (!line) return { key: 'removedItem', name, qty };
    if (line.qty !== qty) return { key: 'changedQty', name, qty: line.qty };
  }
  return null;
}

/** Announces the effect of a cart change to screen readers: the new quantity or the removal, and the total once it is known. */
export function CartAnnouncement({ cart }: { cart: Cart | undefined }) {
  const { t } = useTranslation('cart');
  const formatPrice = usePrice();
  const before = useRef(cart);
  const [change, setChange] = useState<Change | null>(null);
  useEffect(() => {
    const found = before.current && cart && findChange(before.current, cart);
    before.current = cart;
    if (found) setChange(found);
  }, [cart]);
  const total = cart?.totals.grand_total;
  const text =
    change && total
      ? `${t(change.key, { name: change.name, qty: change.qty })} ${t('announcedTotal', { total: total.formatted || formatPrice(total.amount) })}`
      : '';
  return <LiveRegion message={text} />;
}
