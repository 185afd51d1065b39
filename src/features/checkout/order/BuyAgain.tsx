import type { Order } from '@contract/order';
import { pagePaths } from '@contract/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { messageOf } from '@/api/apiError';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { addOrderAgain } from './addOrderAgain';
import styles from './OrderFacts.module.css';

/** Adds the order's products to the cart again, and lists those that are no longer sold. */
export function BuyAgain({ order }: { order: Order }) {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<{ added: number; gone: string[] } | null>(null);
  const [error, setError] = useState<unknown>(null);
  const add = async () => {
    setBusy(true);
    setResult(null);
    setError(null);
    await addOrderAgain(dispatch, order).then(setResult, setError);
    setBusy(false);
  };
  return (
    <>
      <Button variant="secondary" icon="cart" isBusy={isBusy} onClick={add}>
        {t('buyAgain')}
      </Button>
      {(error !== null || result) && (
        <div className={styles.result}>
          {error !== null && <Notice tone="bad">{messageOf(error, t('buyAgainFailed'))}</Notice>}
          {result && (
            <Notice tone={result.gone.length > 0 ? 'warn' : 'good'}>
              {result.added > 0 && (
                <p>
                  {t('buyAgainAdded', { count: result.added })}{' '}
                  <Link to={pagePaths.cart}>{t('openCart')}</Link>
                </p>
              )}
              {result.gone.length > 0 && <p>{t('buyAgainGone', { names: result.gone.join(', ') })}</p>}
            </Notice>
          )}
        </div>
      )}
    </>
  );
}
