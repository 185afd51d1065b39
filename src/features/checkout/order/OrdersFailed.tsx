import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';

/** Error notice with a retry button for orders that failed to load. */
export function OrdersFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('checkout');
  const retry = (
    <Button size="sm" variant="secondary" onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  return <Notice tone="bad" title={messageOf(error, t('orderFailed'))} action={retry} />;
}
