import type { ResponseOf } from '@contract/endpoint';
import { list } from '@contract/fields';
import { getTdApplyInfo, postTdOpenToBuy, tdPromo } from '@contract/financingEndpoints';
import { readResponse } from '@contract/readResponse';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { usePrice } from '@/config/usePrice';
import styles from '@/features/payments/Fields.module.css';
import type { CallEndpoint, PaymentModule } from '@/features/payments/paymentModule';
import { StoreCardForm } from '@/features/payments/StoreCardForm';
import { usePayContext } from '@/features/payments/usePayContext';
import { useIsKiosk } from '@/platform/PlatformContext';
import { Button } from '@/ui/Button';

interface Props {
  callEndpoint: CallEndpoint;
  /** Called when TD has issued a card. */
  onCard: (card: ResponseOf<typeof postTdOpenToBuy>) => void;
}

/** Resolves when the window posts a message or is closed. */
const nextSign = (page: Window): Promise<void> =>
  new Promise((resolve) => {
    const settle = () => {
      window.removeEventListener('message', listen);
      window.clearInterval(pollTimer);
      resolve();
    };
    const listen = ({ source }: MessageEvent) => source === page && settle();
    window.addEventListener('message', listen);
    const pollTimer = window.setInterval(() => page.closed && settle(), 500);
  });

/**
 * Applies for a card in TD's window. Failures are silent, because the number can be typed (docs/spec/13 §11).
 */
function TdBankApplication({ callEndpoint, onCard }: Props) {
  const { t } = useTranslation('payments');
  const isApplying = useRef(false);
  const [isBlocked, setIsBlocked] = useState(false);

  const apply = async () => {
    // Opened synchronously in the click handler; otherwise the browser blocks the popup.
    const page = window.open('', 'tdbank', 'width=520,height=720');
    setIsBlocked(!page);
    if (!page) return;
    try {
      const { apply_url, transaction_link } = await callEndpoint(getTdApplyInfo, {}, '');
      if (!/^https?:\/\//.test(apply_url)) return page.close();
      page.location = apply_url;
      const readCard = () => callEndpoint(postTdOpenToBuy, { body: { data: { transaction_link } } }, '');
      // A message may precede the decision, so until the window is closed, a missing card or a failure is not final.
      for (let isClosed = false; !isClosed; ) {
        await nextSign(page);
        isClosed = page.closed;
        const card = isClosed ? await readCard() : await readCard().catch(() => null);
        if (card?.account_number) return onCard(card);
      }
    } catch {
      // The number can still be typed.
      page.close();
    }
  };
  const handleClick = async () => {
    if (isApplying.current) return;
    isApplying.current = true;
    await apply();
    isApplying.current = false;
  };
  return (
    <>
      <Button variant="secondary" iconAfter="arrowRight" onClick={handleClick}>
        {t('tdbank.apply')}
      </Button>{' '}
      <span role="status">{isBlocked && t('tdbank.blocked')}</span>
    </>
  );
}

const facts = z.object({ promos: list(tdPromo) });

/** Fields for a promotion, the card's number (typed, or just issued) and the terms, which must be accepted. */
export const Fields: PaymentModule['Fields'] = ({ method, cart, ref }) => {
  const { t } = useTranslation('payments');
  const price = usePrice();
  const { callEndpoint } = usePayContext(cart)(method, {});
  // A kiosk opens no windows.
  const isKiosk = useIsKiosk();
  const [card, setCard] = useState<{ number: string; openToBuy: number | null } | null>(null);
  const promos = readResponse(facts, method.additional_data).data?.promos ?? [];
  const plans = promos.map(({ plan_number, title, terms }) => ({
    value: plan_number,
    label: title,
    detail: terms,
  }));
  return (
    <StoreCardForm plans={plans} ref={ref} requiresTerms issuedNumber={card?.number}>
      {card && (
        <p className={styles.note} role="status">
          {card.openToBuy === null
            ? t('tdbank.issued')
            : t('tdbank.openToBuy', { amount: price(card.openToBuy) })}
        </p>
      )}
      {!card && !isKiosk && (
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
export const failedKey = 'tdbank.failed';
