import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/config/useTranslation';
import { Keypad } from '@/features/kiosk/registration/Keypad';
import { refusalText } from '@/features/kiosk/registration/refusalText';
import type { KioskBridge, RegisteredDevice, Unlocking } from '@/platform/platform';
import { StaffDesk } from './StaffDesk';
import styles from './StaffMenu.module.css';

interface Props {
  bridge: KioskBridge;
  device: RegisteredDevice;
  onClose: () => void;
}

/** So long for the passcode, and then for the rest: the shell locks again after two minutes. */
const AWAY_MS = { locked: 60_000, unlocked: 115_000 };

/** First the passcode, which the shell checks without network, then what staff may do. Closes by itself. */
export function StaffMenu({ bridge, device, onClose }: Props) {
  const { t, i18n } = useTranslation('kiosk');
  const dialog = useRef<HTMLDialogElement>(null);
  const [passcode, setPasscode] = useState('');
  const [unlocking, setUnlocking] = useState<Unlocking | null>(null);
  const isUnlocked = unlocking?.outcome === 'open';

  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    const timer = setTimeout(onClose, isUnlocked ? AWAY_MS.unlocked : AWAY_MS.locked);
    return () => clearTimeout(timer);
  }, [onClose, isUnlocked]);

  async function unlock(): Promise<void> {
    setUnlocking(await bridge.shell.unlock(passcode).catch(() => ({ outcome: 'wrong' }) as const));
    setPasscode('');
  }

  return (
    <dialog ref={dialog} className={styles.menu} aria-labelledby="staff-title" onClose={onClose}>
      <header className={styles.head}>
        <h2 id="staff-title">{t('staffTitle')}</h2>
        <button type="button" onClick={onClose}>
          {t('close')}
        </button>
      </header>
      {isUnlocked ? (
        <StaffDesk bridge={bridge} device={device} />
      ) : (
        <form
          className={styles.lock}
          onSubmit={(event) => {
            event.preventDefault();
            void unlock();
          }}
        >
          <label>
            {t('staffPasscode')}
            <input
              type="password"
              inputMode="none"
              autoComplete="off"
              value={passcode}
              onChange={(event) => setPasscode(event.target.value)}
            />
          </label>
          <p role="alert">
            {unlocking?.outcome === 'wrong' && t('staffWrong')}
            {unlocking?.outcome === 'locked' && refusalText(unlocking, t, i18n.language)}
          </p>
          <Keypad
            onDigit={(digit) => setPasscode((text) => text + digit)}
            onErase={() => setPasscode((text) => text.slice(0, -1))}
            onSubmit={() => void unlock()}
            isSubmitDisabled={passcode === ''}
          />
        </form>
      )}
    </dialog>
  );
}
