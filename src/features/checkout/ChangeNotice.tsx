import type { Cart } from '@contract/cart';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePrice } from '@/config/usePrice';
import { Notice } from '@/ui/Notice';
import { type Step, steps } from './steps';

/**
 * Whether the checkout has gone back to an earlier step: the URL still contains the later one, but a change elsewhere removed what it
 * requires, as a change of items removes the payment method.
 */
export function useIsStepRepeated(requested: Step, reached: Step): boolean {
  const [seen, setSeen] = useState({ requested, reached, isRepeated: false });
  if (seen.requested !== requested || seen.reached !== reached) {
    const isRepeated = seen.requested === requested && steps.indexOf(reached) < steps.indexOf(seen.reached);
    setSeen({ requested, reached, isRepeated });
  }
  return seen.isRepeated;
}

/** An order that was rejected because its total has changed. isCharged: the provider had already charged the shopper */
export interface RefusedOrder {
  cart: Cart;
  isCharged: boolean;
}

interface Props {
  cart: Cart;
  /** null if there is none. */
  refused: RefusedOrder | null;
  isStepRepeated: boolean;
  /** The shopper comes back from a provider's page to a checkout that asks for an earlier step. */
  isReturnUnready?: boolean;
}

/**
 * Explains why the order was not placed or a step is repeated: shows the totals before and now, and that nothing was charged, or what
 * becomes of a payment.
 */
export function ChangeNotice({ cart, refused, isStepRepeated, isReturnUnready = false }: Props) {
  const { t } = useTranslation('checkout');
  const price = usePrice();
  const place = useRef<HTMLDivElement>(null);
  const [before, after] = [refused?.cart.totals.grand_total.amount, cart.totals.grand_total.amount];
  const isOtherTotal = before !== undefined && before !== after;
  // Some providers charge on their page.
  const isCharged = refused?.isCharged ?? isReturnUnready;
  const totalNote = isCharged ? 'totalChangedCharged' : 'totalChangedNote';
  // Says that nothing was charged.
  const stepNote = isStepRepeated && !isCharged ? 'stepRepeated' : null;
  const isShown = refused !== null || isStepRepeated || isReturnUnready;
  useEffect(() => {
    // On a phone, the order button is far below the notice.
    if (isShown) place.current?.scrollIntoView?.({ block: 'center' });
  }, [isShown]);
  if (!isShown) return null;
  return (
    <div ref={place} role="alert">
      {isOtherTotal ? (
        <Notice tone="warn" title={t('totalChanged')}>
          <p>{t(totalNote, { before: price(before), after: price(after) })}</p>
          {stepNote && <p>{t(stepNote)}</p>}
        </Notice>
      ) : (
        <Notice tone="warn">{t(stepNote ?? (isCharged ? 'itemsChangedCharged' : 'itemsChanged'))}</Notice>
      )}
    </div>
  );
}
