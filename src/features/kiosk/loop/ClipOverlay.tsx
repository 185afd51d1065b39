import type { Overlay } from '@contract/desk/clipLook';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfig } from '@/config/configSlice';
import type { CurrentClip } from '@/features/kiosk/player/usePlayback';
import { useGetProductQuery } from '@/features/product/data/productApi';
import { ProductPrice } from '@/features/product/price/ProductPrice';
import styles from './ClipOverlay.module.css';
import { ClipCode } from './ScreenText';
import { TouchTarget } from './TouchTarget';
import type { Drift } from './useDrift';

const PRODUCT_PATH = /^\/product\/([^/?#]+)/;

/** Maximum age of the price in seconds when its clip is shown. */
const PRICE_AGE = 5;

/** The current price of a product clip, read from the catalog; empty until the product has loaded. link: path of the product page */
function ProductClipPrice({ link }: { link: string }) {
  // Loads the translations needed by ProductPrice.
  useTranslation('product');
  const key = PRODUCT_PATH.exec(link)?.[1] ?? '';
  const { data } = useGetProductQuery(key, { skip: key === '', refetchOnMountOrArgChange: PRICE_AGE });
  return <div className={styles.price}>{data && <ProductPrice product={data} size="lg" />}</div>;
}

interface Props {
  currentClip: CurrentClip | null;
  /** False on a TV, which only shows the clip's title. */
  isTouch: boolean;
  isOpening: boolean;
  /** Name of the device's location; empty when unknown. */
  locationName: string;
  /** Burn-in protection (useDrift.ts). */
  drift: Drift;
  onOpen: () => void;
}

/** The text over the clip: logo, clip title, price and touch hint. Type sizes are readable from three metres. */
export function ClipOverlay({ currentClip, isTouch, isOpening, locationName, drift, onOpen }: Props) {
  const { t } = useTranslation('kiosk');
  const { name, logo_src, logo_alt } = useConfig();
  const [isLogoMissing, setLogoMissing] = useState(false);
  const title = currentClip?.clip.title || t('clipFallbackTitle');
  const isProduct = currentClip?.clip.kind === 'product';
  // A product card always needs its name; before the first clip, the screen explains what to do.
  const has = (part: Overlay) => !currentClip || isProduct || currentClip.clip.overlays.includes(part);
  return (
    <div
      className={styles.overlay}
      data-kind={currentClip?.clip.kind}
      data-plain={!has('gradient') || undefined}
    >
      {has('title') && (
        <div className={styles.brand} {...drift}>
          {logo_src && !isLogoMissing ? (
            <img src={logo_src} alt={logo_alt || name} onError={() => setLogoMissing(true)} />
          ) : (
            <span>{name}</span>
          )}
        </div>
      )}
      {currentClip?.clip.qrUrl && <ClipCode url={currentClip.clip.qrUrl} drift={drift} />}
      <div className={styles.footer} {...drift}>
        {currentClip && (has('title') || has('hint')) && (
          <div className={styles.caption} key={currentClip.swapCount}>
            {has('title') && currentClip.clip.title && <p className={styles.kicker}>{t('nowShowing')}</p>}
            {has('title') && <p className={styles.title}>{title}</p>}
            {currentClip.clip.price ? (
              <p className={styles.price}>{currentClip.clip.price}</p>
            ) : (
              currentClip.clip.kind === 'product' && <ProductClipPrice link={currentClip.clip.link} />
            )}
            {isTouch && has('hint') && (
              <p className={styles.hint}>
                {locationName ? t('touchHintAt', { location: locationName }) : t('touchHint')}
              </p>
            )}
          </div>
        )}
        {isTouch && has('button') && (
          <p className={styles.callToAction} aria-hidden="true">
            <span className={styles.tapIcon}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M9 11V5.5a1.5 1.5 0 0 1 3 0V11m0-1.5a1.5 1.5 0 0 1 3 0V11m0-.5a1.5 1.5 0 0 1 3 0v1m0-.2a1.5 1.5 0 0 1 3 0V15a6 6 0 0 1-6 6h-1.6a5 5 0 0 1-3.9-1.9L4.3 14a1.6 1.6 0 0 1 2.4-2.1L9 14" />
              </svg>
            </span>
            {t(isOpening ? 'visitStarting' : 'touchToStart')}
          </p>
        )}
      </div>
      {currentClip && (
        <span className={styles.progress} aria-hidden="true" {...drift}>
          <span key={currentClip.swapCount} style={{ animationDuration: `${currentClip.durationMs}ms` }} />
        </span>
      )}
      {isTouch && (
        <TouchTarget
          className={styles.tapTarget}
          label={t('startVisit', { title })}
          isDisabled={isOpening}
          onTouch={onOpen}
        />
      )}
    </div>
  );
}
