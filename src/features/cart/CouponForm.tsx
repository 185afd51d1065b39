import type { Cart } from '@contract/cart';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { useChangeCartMutation } from '@/api/cart/cartApi';
import { Button } from '@/ui/Button';
import { FieldError } from '@/ui/Field';
import { TextField } from '@/ui/TextField';
import styles from './CouponForm.module.css';

/** Applies a coupon code, shows the applied code, or why it has no effect any more, and removes it. */
export function CouponForm({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart');
  const [code, setCode] = useState('');
  const [changeCart, { isLoading, error, data, originalArgs }] = useChangeCartMutation();
  const { coupon_code, coupon_error } = cart.info;
  // A backend may leave out a code that it does not accept, without a message.
  const isIgnored = Boolean(originalArgs?.coupon_code) && data?.info.coupon_code === '';
  const refusal = error
    ? messageOf(error, t('couponFailed'))
    : coupon_error || (isIgnored && t('couponFailed'));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const newCode = code.trim();
    if (newCode === '') return;
    const result = await changeCart({ coupon_code: newCode });
    if (result.data?.info.coupon_code) setCode('');
  };

  if (coupon_code) {
    return (
      <div>
        <p className={styles.applied} data-inactive={coupon_error ? true : undefined}>
          <span>{coupon_error || t('couponApplied', { code: coupon_code })}</span>
          <Button
            variant="quiet"
            size="sm"
            isBusy={isLoading}
            onClick={() => changeCart({ coupon_code: '' })}
          >
            {t('couponRemove')}
          </Button>
        </p>
        <FieldError isAnnounced message={error ? messageOf(error, t('unknownError')) : undefined} />
      </div>
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
        error={refusal || undefined}
      />
      <Button type="submit" variant="secondary" isBusy={isLoading}>
        {t('couponApply')}
      </Button>
    </form>
  );
}
