import { list } from '@contract/fields';
import { tdPromo } from '@contract/financingEndpoints';
import { useState } from 'react';
import * as z from 'zod/mini';
import { usePrice } from '@/config/usePrice';
import { useTranslation } from '@/config/useTranslation';
import styles from '@/features/payments/Fields.module.css';
import type { PaymentModule } from '@/features/payments/paymentModule';
import { StoreCardForm } from '@/features/payments/StoreCardForm';
import { TdBankApplication } from '@/features/payments/TdBankApplication';
import { usePayContext } from '@/features/payments/usePayContext';

const facts = z.object({ promos: list(tdPromo) });

/** Fields for a promotion, the card's number (typed, or just issued) and the terms, which must be accepted. */
export const Fields: PaymentModule['Fields'] = ({ method, cart, ref }) => {
  const { t } = useTranslation('payments');
  const price = usePrice();
  const { callEndpoint } = usePayContext(cart)(method, {});
  const [card, setCard] = useState<{ number: string; openToBuy: number | null } | null>(null);
  const promos = z.safeParse(facts, method.additional_data).data?.promos ?? [];
  const plans = promos.map(({ plan_number, title, terms }) => ({
    value: plan_number,
    label: title,
    detail: terms,
  }));
  return (
    <StoreCardForm plans={plans} ref={ref} requiresTerms issuedNumber={card?.number}>
      {card ? (
        <p className={styles.note} role="status">
          {card.openToBuy === null
            ? t('tdbank.issued')
            : t('tdbank.openToBuy', { amount: price(card.openToBuy) })}
        </p>
      ) : (
        <p className={styles.note}>
          {t('tdbank.noCard')}{' '}
          <TdBankApplication
            callEndpoint={callEndpoint}
            onCard={({ account_number, open_to_buy }) =>
              setCard({ number: account_number, openToBuy: open_to_buy })
            }
          />
        </p>
      )}
    </StoreCardForm>
  );
};

export const needsData = true;
