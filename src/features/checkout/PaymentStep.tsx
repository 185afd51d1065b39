import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { useChoosePaymentMutation } from '@/api/cart/cartApi';
import type { Cart, PaymentMethod } from '@/api/contract/cart';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { RadioGroup } from '@/ui/RadioGroup';
import styles from './Step.module.css';

/** What a payment method's own fields hand over: data for the server, or null while they are not complete. */
export type PaymentData = Record<string, unknown> | null;

interface Props {
  cart: Cart;
  /** The fields of the chosen method; calls back whenever what they hold changes. */
  renderFields: (method: PaymentMethod, onChange: (data: PaymentData) => void) => ReactNode;
  onDone: () => void;
}

/** How the shopper pays. */
export function PaymentStep({ cart, renderFields, onDone }: Props) {
  const { t } = useTranslation('checkout');
  const [choosePayment, { isLoading, error }] = useChoosePaymentMutation();
  const [code, setCode] = useState(cart.info.payment_method || cart.payment_methods[0]?.code || null);
  const [data, setData] = useState<PaymentData>({});
  const chosen = cart.payment_methods.find((method) => method.code === code);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!chosen || data === null) return;
    const answer = await choosePayment({ method: chosen.code, data });
    if (!answer.error) onDone();
  };

  if (cart.payment_methods.length === 0) return <Notice tone="warn">{t('noPayment')}</Notice>;
  return (
    <form className={styles.step} onSubmit={submit}>
      <RadioGroup
        legend={t('paymentMethod')}
        isLegendHidden
        name="payment_method"
        look="cards"
        value={code}
        onChange={(next) => {
          setCode(next);
          setData({});
        }}
        choices={cart.payment_methods.map((method) => ({ value: method.code, label: method.title }))}
      />
      {chosen && renderFields(chosen, setData)}
      {error && <Notice tone="bad">{messageOf(error, t('unknownError'))}</Notice>}
      <Button type="submit" size="lg" isBusy={isLoading} disabled={data === null} iconAfter="arrowRight">
        {t('toReview')}
      </Button>
    </form>
  );
}
