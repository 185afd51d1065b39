import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { selectIsSessionRefused, selectIsShopSilent } from '@/api/connectionSlice';
import { useLocale } from '@/config/configSlice';
import { useIsCheckout } from '@/features/shell/checkout/useIsCheckout';
import {
  selectIsUpdateReady,
  selectPageSeenAt,
  selectWaitingWrites,
  updateDismissed,
} from '@/features/shell/siteSlice';
import { formatAge } from '@/lib/dates';
import { usePlatform } from '@/platform/PlatformContext';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import styles from './SiteNotices.module.css';
import { useIsOnline } from './useIsOnline';

/** Where src/widgets/DeviceFeatures.tsx adds notices that are loaded later. */
export const NOTICES_ID = 'notices';

/** When offline, or the shop does not respond: shows the age of the page, and what is waiting to be sent. */
function OfflineNotice() {
  const { t } = useTranslation('site');
  const locale = useLocale();
  const isOnline = useIsOnline();
  const isSilent = useSelector(selectIsShopSilent);
  const seenAt = useSelector(selectPageSeenAt);
  const count = useSelector(selectWaitingWrites);
  const [isDismissed, setDismissed] = useState(false);
  if (isOnline && !isSilent) {
    // The next offline period is announced again.
    if (isDismissed) setDismissed(false);
    return null;
  }
  if (isDismissed) return null;
  return (
    <Notice tone="warn" onDismiss={() => setDismissed(true)} dismissLabel={t('closeNotice')}>
      <p>{t(isOnline ? 'shopSilent' : 'offlineNotice')}</p>
      {seenAt !== null && <p>{t('pageFrom', { age: formatAge(seenAt, locale, Date.now()) })}</p>}
      {count > 0 && <p>{t('writesWaiting', { count })}</p>}
    </Notice>
  );
}

/**
 * Notices of the app: blocked cookies, offline, or a newer version, which is not offered in the checkout.
 * children: results of the shopper's last click
 */
export function SiteNotices({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('site');
  const dispatch = useDispatch();
  const platform = usePlatform();
  const isCheckout = useIsCheckout();
  const isSessionRefused = useSelector(selectIsSessionRefused);
  const isUpdateReady = useSelector(selectIsUpdateReady);
  // The page reloads up to five seconds later (registerServiceWorker.ts).
  const [isReloading, setReloading] = useState(false);
  const reload = () => {
    setReloading(true);
    void platform?.updates.apply();
  };
  return (
    <div className={styles.notices} id={NOTICES_ID}>
      {children}
      {isSessionRefused && <Notice tone="bad">{t('cookiesBlocked')}</Notice>}
      <OfflineNotice />
      {isUpdateReady && !isCheckout && (
        <Notice
          title={t('updateReady')}
          action={
            <Button size="sm" isBusy={isReloading} onClick={reload}>
              {t('reload')}
            </Button>
          }
          onDismiss={() => dispatch(updateDismissed())}
          dismissLabel={t('later')}
        />
      )}
    </div>
  );
}
