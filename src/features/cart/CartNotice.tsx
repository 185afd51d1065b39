import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useTranslation } from '@/config/useTranslation';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import styles from './CartNotice.module.css';
import { drawerOpened, noticeDismissed, selectAdded, selectRefusal } from './cartSlice';

const SHOWN_MS = 6000;

/** Says that something went into the cart, or why not. Trouble stays until it is read away. */
export function CartNotice() {
  const { t } = useTranslation('cart');
  const dispatch = useDispatch();
  const added = useSelector(selectAdded);
  const refusal = useSelector(selectRefusal);

  useEffect(() => {
    if (!added) return;
    const timer = setTimeout(() => dispatch(noticeDismissed()), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [added, dispatch]);

  if (!added && !refusal) return null;
  return (
    <div className={styles.place}>
      <Notice
        tone={refusal ? 'bad' : 'good'}
        title={refusal ? t('notAdded') : t('added')}
        action={
          added && (
            <Button variant="secondary" size="sm" onClick={() => dispatch(drawerOpened())}>
              {t('view')}
            </Button>
          )
        }
        onDismiss={() => dispatch(noticeDismissed())}
        dismissLabel={t('dismiss')}
      >
        <p>{refusal ?? t('addedName', { qty: added?.qty, name: added?.name })}</p>
      </Notice>
    </div>
  );
}
