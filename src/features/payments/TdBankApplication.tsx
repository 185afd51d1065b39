import type { ResponseOf } from '@contract/endpoint';
import { getTdApplyInfo, postTdOpenToBuy } from '@contract/financingEndpoints';
import { useRef } from 'react';
import { useTranslation } from '@/config/useTranslation';
import { Button } from '@/ui/Button';
import type { CallEndpoint } from './paymentModule';

interface Props {
  callEndpoint: CallEndpoint;
  /** Called when TD issued a card. */
  onCard: (card: ResponseOf<typeof postTdOpenToBuy>) => void;
}

/** Resolves when the window posts a message or is closed. */
const windowClosed = (page: Window): Promise<void> =>
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
export function TdBankApplication({ callEndpoint, onCard }: Props) {
  const { t } = useTranslation('payments');
  const isApplying = useRef(false);

  const apply = async () => {
    // Opened synchronously in the click handler; otherwise the browser blocks the popup.
    const page = window.open('', 'tdbank', 'width=520,height=720');
    try {
      const { apply_url, transaction_link } = await callEndpoint(getTdApplyInfo, {}, '');
      if (!page || !/^https?:\/\//.test(apply_url)) return;
      page.location = apply_url;
      await windowClosed(page);
      const card = await callEndpoint(postTdOpenToBuy, { body: { data: { transaction_link } } }, '');
      if (card.account_number) onCard(card);
    } catch {
      page?.close();
    }
  };
  const handleClick = async () => {
    if (isApplying.current) return;
    isApplying.current = true;
    await apply();
    isApplying.current = false;
  };
  return (
    <Button variant="secondary" iconAfter="arrowRight" onClick={handleClick}>
      {t('tdbank.apply')}
    </Button>
  );
}
