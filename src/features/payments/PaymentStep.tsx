import type { Cart } from '@contract/cart';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { groupMethods } from './methodFacts';
import { PaymentFields } from './PaymentFields';
import { PaymentOption } from './PaymentOption';
import styles from './PaymentStep.module.css';
import type { PaymentFieldsHandle, PaymentModule } from './paymentModule';
import { useChoosePayment } from './useChoosePayment';

interface Props {
  cart: Cart;
  onDone: () => void;
  /** On a kiosk: the control that transfers the cart to the shopper's phone, for methods that require it. */
  handover: ReactNode;
}

/** Checkout step: all payment methods, the selected one with its fields. */
export function PaymentStep({ cart, onDone, handover }: Props) {
  const { t } = useTranslation('payments');
  const methods = cart.payment_methods;
  const groups = groupMethods(methods);
  const [selected, setSelected] = useState(cart.info.payment_method);
  const [module, setModule] = useState<PaymentModule | null>(null);
  const fields = useRef<PaymentFieldsHandle>(null);
  const { choose, isChoosing, error, reset } = useChoosePayment(cart, onDone);
  // A coupon applied in another tab may remove the selected method.
  const chosen = methods.find((method) => method.code === selected) ?? groups[0]?.methods[0];
  const areGrouped = groups.length > 1 && methods.length > 4;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen && module) void choose(chosen, module, fields.current);
  };
  const change = (next: string) => {
    setSelected(next);
    setModule(null);
    reset();
  };

  if (methods.length === 0) return <Notice tone="warn">{t('noMethods')}</Notice>;
  return (
    <form className={styles.step} onSubmit={submit} noValidate>
      <fieldset className={styles.list}>
        <legend className="visually-hidden">{t('legend')}</legend>
        {groups.map(({ kind, methods: ofKind }) => (
          <div key={kind} className={styles.group}>
            {areGrouped && kind && <h3 className={styles.heading}>{t(`kind.${kind}`)}</h3>}
            {ofKind.map((method) => (
              <PaymentOption
                key={method.code}
                method={method}
                isChosen={method === chosen}
                onChoose={() => change(method.code)}
              >
                <PaymentFields
                  key={method.code}
                  method={method}
                  cart={cart}
                  ref={fields}
                  handover={handover}
                  onModule={setModule}
                />
                {error && <Notice tone="bad">{error}</Notice>}
              </PaymentOption>
            ))}
          </div>
        ))}
      </fieldset>
      <Button type="submit" size="lg" isBusy={isChoosing} disabled={!module} iconAfter="arrowRight">
        {t('continueToReview')}
      </Button>
    </form>
  );
}
