import type { Cart } from '@contract/cart';
import { type FormEvent, useState } from 'react';
import { messageOf } from '@/api/apiError';
import { useChooseShippingMutation } from '@/api/cart/cartApi';
import { useConfig } from '@/config/configSlice';
import { usePrice } from '@/config/usePrice';
import { useTranslation } from '@/config/useTranslation';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { RadioGroup } from '@/ui/RadioGroup';
import { DeliveryBooking } from './DeliveryBooking';
import styles from './Step.module.css';

interface Props {
  cart: Cart;
  onDone: () => void;
}

/** Checkout step: shipping method. */
export function DeliveryStep({ cart, onDone }: Props) {
  const { t } = useTranslation('checkout');
  const formatPrice = usePrice();
  const [chooseShipping, { isLoading, error }] = useChooseShippingMutation();
  const [code, setCode] = useState(cart.info.shipping_method || cart.shipping_methods[0]?.code || null);

  const { packageai } = useConfig();
  const isBooked = packageai.enabled && code !== null && packageai.shipping_methods.includes(code);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (code === null) return;
    const result = await chooseShipping({ method: code });
    if (!result.error) onDone();
  };

  if (cart.shipping_methods.length === 0) return <Notice tone="warn">{t('noShippingMethods')}</Notice>;
  return (
    <form className={styles.step} onSubmit={submit}>
      <RadioGroup
        legend={t('shippingMethod')}
        isLegendHidden
        name="shipping_method"
        variant="cards"
        value={code}
        onChange={setCode}
        choices={cart.shipping_methods.map((method) => ({
          value: method.code,
          label: `${method.carrier_title}, ${method.price === 0 ? t('free') : formatPrice(method.price)}`,
          detail: method.eta,
        }))}
      />
      {isBooked && code !== null && <DeliveryBooking key={code} cart={cart} code={code} />}
      {error && <Notice tone="bad">{messageOf(error, t('unknownError'))}</Notice>}
      <Button type="submit" size="lg" isBusy={isLoading} iconAfter="arrowRight">
        {t('continueToPayment')}
      </Button>
    </form>
  );
}
