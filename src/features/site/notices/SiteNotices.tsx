import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useTranslation } from '@/config/useTranslation';
import { selectIsUpdateReady, updateDismissed } from '@/features/site/siteSlice';
import { usePlatform } from '@/platform/PlatformContext';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import styles from './SiteNotices.module.css';
import { useIsOnline } from './useIsOnline';

/** CSS features that the styles require. public/old-browser.js informs browsers without module support. */
const REQUIRED_CSS = ['selector(:has(a))', 'color: color-mix(in srgb, red, blue)'];

/** Whether the browser lacks a required CSS feature; false until the check has run in an effect. */
function useIsOldBrowser(): boolean {
  const [isOld, setIsOld] = useState(false);
  useEffect(() => {
    setIsOld(REQUIRED_CSS.some((condition) => window.CSS?.supports?.(condition) === false));
  }, []);
  return isOld;
}

/** Notices of the app: an outdated browser, no network, or a newer version. */
export function SiteNotices() {
  const { t } = useTranslation('site');
  const dispatch = useDispatch();
  const platform = usePlatform();
  const isOnline = useIsOnline();
  const isOldBrowser = useIsOldBrowser();
  const isUpdateReady = useSelector(selectIsUpdateReady);
  return (
    <div className={styles.notices}>
      {isOldBrowser && <Notice tone="warn">{t('oldBrowser')}</Notice>}
      {!isOnline && <Notice tone="warn">{t('offlineNotice')}</Notice>}
      {isUpdateReady && (
        <Notice
          title={t('updateReady')}
          action={
            <Button size="sm" onClick={() => void platform?.updates.apply()}>
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
