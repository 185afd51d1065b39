import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from './IdleWarning.module.css';
import { WARNING_MS } from './idleTimer';
import { ENDS_VISIT } from './userActivity';

interface Props {
  secondsLeft: number;
  onEnd: () => void;
}

/** Modal warning during the last seconds of a visit. Any input closes the warning, except a tap on Start over. */
export function IdleWarning({ secondsLeft, onEnd }: Props) {
  const { t } = useTranslation('kiosk');
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.warning}
      role="alertdialog"
      aria-labelledby="idle-title"
      aria-describedby="idle-text"
    >
      <div className={styles.countdown} role="timer" aria-live="off">
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <circle cx="50" cy="50" r="45" pathLength="1" />
          <circle
            cx="50"
            cy="50"
            r="45"
            pathLength="1"
            strokeDasharray="1"
            strokeDashoffset={1 - (secondsLeft * 1000) / WARNING_MS}
          />
        </svg>
        <span aria-hidden="true">{secondsLeft}</span>
        <VisuallyHidden>{t('secondsLeft', { count: secondsLeft })}</VisuallyHidden>
      </div>
      <h2 id="idle-title">{t('idleTitle')}</h2>
      <p id="idle-text">{t('idleText')}</p>
      <button type="button" className={styles.continueButton}>
        {t('idleContinue')}
      </button>
      <button type="button" className={styles.endButton} onClick={onEnd} {...ENDS_VISIT}>
        {t('endVisit')}
      </button>
    </dialog>
  );
}
