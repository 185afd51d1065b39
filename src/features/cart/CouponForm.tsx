import { type FormEvent, useState } from 'react';
import { messageOf } from '@/api/apiError';
import { useChangeCartMutation } from '@/api/cart/cartApi';
import type { Cart } from '@/api/contract/cart';
import { useTranslation } from '@/config/useTranslation';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/TextField';
import styles from './CouponForm.module.css';

/** A discount code: given, shown while it counts, taken back. */
export function CouponForm({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart');
  const [code, setCode] = useState('');
  const [changeCart, { isLoading, error }] = useChangeCartMutation();
  const { coupon_code, coupon_error } = cart.info;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = code.trim();
    if (wanted === '') return;
    const answer = await changeCart({ coupon_code: wanted });
    if (answer.data && !answer.data.info.coupon_error) setCode('');
  };

  if (coupon_code) {
    return (
      <p className={styles.applied}>
        <span>{t('couponApplied', { code: coupon_code })}</span>
        <Button variant="quiet" size="sm" isBusy={isLoading} onClick={() => changeCart({ coupon_code: '' })}>
          {t('couponRemove')}
        </Button>
      </p>
    );
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        label={t('coupon')}
        value={code}
        autoComplete="off"
        autoCapitalize="characters"
        onChange={(event) => setCode(event.target.value)}
        error={error ? messageOf(error, t('couponFailed')) : coupon_error || undefined}
      />
      <Button type="submit" variant="secondary" isBusy={isLoading}>
        {t('couponApply')}
      </Button>
    </form>
  );
}
