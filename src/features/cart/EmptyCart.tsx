import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { useEmptyCartMutation } from '@/api/cart/cartApi';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Notice } from '@/ui/Notice';
import styles from './EmptyCart.module.css';

/** Empties the cart after a confirmation (DELETE /cart). count: units in the cart */
export function EmptyCart({ count }: { count: number }) {
  const { t } = useTranslation('cart');
  const [isOpen, setOpen] = useState(false);
  const [emptyCart, { isLoading, error, reset }] = useEmptyCartMutation();
  const close = () => {
    setOpen(false);
    reset();
  };
  const confirm = async () => {
    const result = await emptyCart();
    if (!result.error) close();
  };
  return (
    <>
      <Button variant="quiet" size="sm" icon="trash" onClick={() => setOpen(true)}>
        {t('emptyCart')}
      </Button>
      <Dialog
        isOpen={isOpen}
        isAlert
        size="sm"
        title={t('emptyCartTitle')}
        closeLabel={t('keepCart')}
        onClose={close}
      >
        <p>{t('emptyCartText', { count })}</p>
        {error && <Notice tone="bad">{messageOf(error, t('unknownError'))}</Notice>}
        <div className={styles.buttons}>
          <Button variant="danger" isBusy={isLoading} onClick={confirm}>
            {t('emptyCart')}
          </Button>
          <Button variant="secondary" onClick={close}>
            {t('keepCart')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
