import { type FormEvent, useState } from 'react';
import { messageOf } from '@/api/apiError';
import { useChangeCartMutation } from '@/api/cart/cartApi';
import type { Cart } from '@/api/contract/cart';
import { useConfig } from '@/config/configSlice';
import { useTranslation } from '@/config/useTranslation';
import { Button } from '@/ui/Button';
import { Disclosure } from '@/ui/Disclosure';
import { LiveRegion } from '@/ui/LiveRegion';
import { TextField } from '@/ui/TextField';
import styles from './CouponForm.module.css';

const LONGEST = 500;

/** Who helped in the store, where a store wants to know (configuration: sales_assistance). */
export function SalesAssistance({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart');
  const { enabled, title, subtitle, field_label } = useConfig().sales_assistance;
  const kept = cart.info.sales_assistance;
  const [name, setName] = useState(kept);
  const [changeCart, { isLoading, error }] = useChangeCartMutation();
  if (!enabled) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void changeCart({ sales_assistance: name.trim() });
  };
  const isKept = kept !== '' && name.trim() === kept;
  return (
    <Disclosure title={title || t('salesAssistance')} isOpenAtFirst={kept !== ''}>
      {subtitle && <p>{subtitle}</p>}
      <form className={styles.form} onSubmit={submit}>
        <TextField
          label={field_label || t('salesAssistance')}
          value={name}
          maxLength={LONGEST}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
          error={error ? messageOf(error, t('unknownError')) : undefined}
        />
        <Button type="submit" variant="secondary" isBusy={isLoading} icon={isKept ? 'check' : undefined}>
          {isKept ? t('saved') : t('save')}
        </Button>
      </form>
      <LiveRegion message={isKept ? t('saved') : ''} />
    </Disclosure>
  );
}
