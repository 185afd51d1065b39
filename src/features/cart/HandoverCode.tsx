import { linkCart as linkCartEndpoint } from '@contract/cartEndpoints';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { messageOf } from '@/api/apiError';
import { useLinkCartMutation } from '@/api/cart/cartApi';
import { useIsOffered } from '@/api/missingCalls';
import { usePlatform } from '@/platform/PlatformContext';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { QrCode } from '@/ui/QrCode';
import { Skeleton } from '@/ui/Skeleton';
import { useIsPast } from '@/ui/useIsPast';
import styles from './HandoverCode.module.css';

/** QR code that opens this cart on a phone. The link can be used once and expires soon. */
export function HandoverCode() {
  const { t } = useTranslation('cart');
  const [linkCart, { data: link, error }] = useLinkCartMutation();
  const isOffered = useIsOffered(linkCartEndpoint);
  const kiosk = usePlatform()?.kiosk;
  const isExpired = useIsPast(link?.expires_at);
  const href = useHref(link?.path ?? '/');

  useEffect(() => {
    void linkCart();
  }, [linkCart]);

  useEffect(() => {
    if (link) void kiosk?.visit.handedOver().catch(() => {});
  }, [link, kiosk]);

  const refreshButton = (
    <Button size="sm" onClick={() => linkCart()}>
      {t('newHandoverCode')}
    </Button>
  );
  if (!isOffered) return <Notice title={t('handoverUnavailable')} />;
  if (error) return <Notice tone="bad" title={messageOf(error, t('unknownError'))} action={refreshButton} />;
  if (isExpired) return <Notice tone="warn" title={t('handoverCodeExpired')} action={refreshButton} />;
  return (
    <div className={styles.code}>
      {link ? (
        <QrCode text={`${link.origin}${href}`} label={t('handoverCodeLabel')} />
      ) : (
        <Skeleton height="20rem" />
      )}
      <p>{t('handoverCodeHint')}</p>
    </div>
  );
}
