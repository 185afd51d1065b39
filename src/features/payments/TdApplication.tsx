import { useRef } from 'react';
import type { ResponseOf } from '@/api/contract/endpoint';
import { getTdApplyInfo, postTdOpenToBuy } from '@/api/contract/financingEndpoints';
import { useTranslation } from '@/config/useTranslation';
import { Button } from '@/ui/Button';
import type { Ask } from './paymentModule';

interface Props {
  ask: Ask;
  /** TD has given out a card. */
  onCard: (card: ResponseOf<typeof postTdOpenToBuy>) => void;
}

/** Waits until the shopper is done with a window: it says so, or it is closed. */
const closed = (page: Window): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      window.removeEventListener('message', listen);
      window.clearInterval(watch);
      resolve();
    };
    const listen = ({ source }: MessageEvent) => source === page && end();
    window.addEventListener('message', listen);
    const watch = window.setInterval(() => page.closed && end(), 500);
  });

/** Applies for a card in TD's own window. Whatever fails here is quiet: the number can be typed (commerce specification §8). */
export function TdApplication({ ask, onCard }: Props) {
  const { t } = useTranslation('payments');
  const isApplying = useRef(false);

  const apply = async () => {
    // Opened by the press itself: later the browser would block it.
    const page = window.open('', 'tdbank', 'width=520,height=720');
    try {
      const { apply_url, transaction_link } = await ask(getTdApplyInfo, {}, '');
      if (!page || !/^https?:\/\//.test(apply_url)) return;
      page.location = apply_url;
      await closed(page);
      const card = await ask(postTdOpenToBuy, { body: { data: { transaction_link } } }, '');
      if (card.account_number) onCard(card);
    } catch {
      page?.close();
    }
  };
  const press = async () => {
    if (isApplying.current) return;
    isApplying.current = true;
    await apply();
    isApplying.current = false;
  };
  return (
    <Button variant="secondary" iconAfter="arrowRight" onClick={press}>
      {t('tdbank.apply')}
    </Button>
  );
}
