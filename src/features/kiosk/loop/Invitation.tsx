import { useState } from 'react';
import { useConfig } from '@/config/configSlice';
import { useTranslation } from '@/config/useTranslation';
import { CardPrice } from './CardPrice';
import styles from './Invitation.module.css';
import type { OnStage } from './usePlayback';

interface Props {
  stage: OnStage | null;
  /** A TV shows the clip's title only. */
  isTouch: boolean;
  isOpening: boolean;
  onOpen: () => void;
}

/** What lies over the clip: whose shop, what is shown, and that one may touch it; readable from three metres. */
export function Invitation({ stage, isTouch, isOpening, onOpen }: Props) {
  const { t } = useTranslation('kiosk');
  const { name, logo_src, logo_alt } = useConfig();
  const [isLogoMissing, setLogoMissing] = useState(false);
  const title = stage?.clip.title || t('welcome');
  return (
    <div className={styles.layer} data-kind={stage?.clip.kind}>
      <div className={styles.brand}>
        {logo_src && !isLogoMissing ? (
          <img src={logo_src} alt={logo_alt || name} onError={() => setLogoMissing(true)} />
        ) : (
          <span>{name}</span>
        )}
      </div>
      <div className={styles.foot}>
        {stage && (
          <div className={styles.caption} key={stage.swap}>
            {stage.clip.title && <p className={styles.kicker}>{t('nowShowing')}</p>}
            <p className={styles.title}>{title}</p>
            {stage.clip.kind === 'product' && <CardPrice link={stage.clip.link} />}
            {isTouch && <p className={styles.hint}>{t('touchHint')}</p>}
          </div>
        )}
        {isTouch && (
          <p className={styles.call} aria-hidden="true">
            <span className={styles.ring}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M9 11V5.5a1.5 1.5 0 0 1 3 0V11m0-1.5a1.5 1.5 0 0 1 3 0V11m0-.5a1.5 1.5 0 0 1 3 0v1m0-.2a1.5 1.5 0 0 1 3 0V15a6 6 0 0 1-6 6h-1.6a5 5 0 0 1-3.9-1.9L4.3 14a1.6 1.6 0 0 1 2.4-2.1L9 14" />
              </svg>
            </span>
            {t(isOpening ? 'openingShop' : 'touchToStart')}
          </p>
        )}
      </div>
      {stage && (
        <span className={styles.progress} aria-hidden="true">
          <span key={stage.swap} style={{ animationDuration: `${stage.lengthMs}ms` }} />
        </span>
      )}
      {isTouch && (
        <button
          type="button"
          className={styles.touch}
          onClick={onOpen}
          disabled={isOpening}
          aria-label={t('openShop', { title })}
        />
      )}
    </div>
  );
}
