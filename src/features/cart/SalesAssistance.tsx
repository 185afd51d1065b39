import type { Cart } from '@contract/cart';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { useChangeCartMutation } from '@/api/cart/cartApi';
import { useConfig } from '@/config/configSlice';
import { Button } from '@/ui/Button';
import { Disclosure } from '@/ui/Disclosure';
import { LiveRegion } from '@/ui/LiveRegion';
import { TextField } from '@/ui/TextField';
import styles from './CouponForm.module.css';

const MAX_LENGTH = 500;

/** Records the name of the salesperson who helped, where the tenant enables it (configuration: sales_assistance). */
export function SalesAssistance({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart');
  const { enabled, title, subtitle, field_label } = useConfig().sales_assistance;
  const savedName = cart.info.sales_assistance;
  const [name, setName] = useState(savedName);
  const [changeCart, { isLoading, error }] = useChangeCartMutation();
  if (!enabled) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void changeCart({ sales_assistance: name.trim() });
  };
  const isSaved = savedName !== '' && name.trim() === savedName;
  return (
    <Disclosure title={title || t('salesAssistance')} isInitiallyOpen={savedName !== ''}>
      {subtitle && <p>{subtitle}</p>}
      <form className={styles.form} onSubmit={submit}>
        <TextField
          label={field_label || t('salesAssistance')}
          value={name}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
          error={error ? messageOf(error, t('unknownError')) : undefined}
        />
        <Button type="submit" variant="secondary" isBusy={isLoading} icon={isSaved ? 'check' : undefined}>
          {isSaved ? t('saved') : t('save')}
        </Button>
      </form>
      <LiveRegion message={isSaved ? t('saved') : ''} />
    </Disclosure>
  );
}
