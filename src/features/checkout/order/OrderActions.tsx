import type { Order } from '@contract/order';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyOnDemand } from '@/browser/lazyPart';
import { Button } from '@/ui/Button';
import { LazyOverlay } from '@/ui/LazyOverlay';
import { BuyAgain } from './BuyAgain';
import styles from './OrderFacts.module.css';

const OrderProblem = lazyOnDemand(async () => ({ default: (await import('./OrderProblem')).OrderProblem }));

/** The actions for a past order. */
export function OrderActions({ order }: { order: Order }) {
  const { t } = useTranslation('account');
  const [isReporting, setReporting] = useState(false);
  return (
    <div className={styles.actions}>
      {order.items.length > 0 && <BuyAgain order={order} />}
      <Button variant="secondary" icon="chat" onClick={() => setReporting(true)}>
        {t('problem')}
      </Button>
      <LazyOverlay isOpen={isReporting}>
        <OrderProblem order={order} isOpen={isReporting} onClose={() => setReporting(false)} />
      </LazyOverlay>
    </div>
  );
}
