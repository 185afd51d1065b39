import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { usePushWatches } from './usePushWatches';

/** The push messages of this browser, in the account: one tap ends all of them. Nothing if there are none. */
export default function PushSettings() {
  const { t } = useTranslation('site');
  const { isOffered, watches, stop } = usePushWatches();
  const [isFailed, setFailed] = useState(false);
  if (!isOffered || watches.length === 0) return null;
  return (
    <section aria-labelledby="account-push">
      <h2 id="account-push">{t('pushTitle')}</h2>
      <p>{t('pushCount', { count: watches.length })}</p>
      {isFailed && <Notice tone="bad">{t('pushFailed')}</Notice>}
      <Button variant="secondary" onClick={async () => setFailed((await stop([])) !== null)}>
        {t('pushStopAll')}
      </Button>
    </section>
  );
}
