import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import styles from './CartNotice.module.css';
import { drawerOpened, noticeDismissed, selectAdded, selectRejection } from './cartSlice';

const AUTO_CLOSE_MS = 6000;

/** Notice about an added product, or the reason of a rejection. A success closes after 6 s; an error remains until dismissed. */
export function CartNotice() {
  const { t } = useTranslation('cart');
  const dispatch = useDispatch();
  const added = useSelector(selectAdded);
  const rejection = useSelector(selectRejection);

  useEffect(() => {
    if (!added) return;
    const timer = setTimeout(() => dispatch(noticeDismissed()), AUTO_CLOSE_MS);
    return () => clearTimeout(timer);
  }, [added, dispatch]);

  if (!added && !rejection) return null;
  return (
    <div className={styles.notice}>
      <Notice
        tone={rejection ? 'bad' : 'good'}
        title={rejection ? t('notAdded') : t('added')}
        action={
          added && (
            <Button variant="secondary" size="sm" onClick={() => dispatch(drawerOpened())}>
              {t('openDrawer')}
            </Button>
          )
        }
        onDismiss={() => dispatch(noticeDismissed())}
        dismissLabel={t('dismiss')}
      >
        <p>{rejection ?? (added && t('addedName', { qty: added.qty, name: added.name }))}</p>
      </Notice>
    </div>
  );
}
