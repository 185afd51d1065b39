import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/config/useTranslation';
import { Keypad } from '@/features/kiosk/registration/Keypad';
import type { KioskBridge, RegisteredDevice } from '@/platform/platform';
import { StaffDesk } from './StaffDesk';
import styles from './StaffMenu.module.css';

interface Props {
  bridge: KioskBridge;
  device: RegisteredDevice;
  onClose: () => void;
}

const AWAY_MS = 60_000;

/** First the passcode, which the shell checks without network, then what staff may do. Closes by itself. */
export function StaffMenu({ bridge, device, onClose }: Props) {
  const { t } = useTranslation('kiosk');
  const dialog = useRef<HTMLDialogElement>(null);
  const [passcode, setPasscode] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [isUnlocked, setUnlocked] = useState(false);

  useEffect(() => {
    dialog.current?.showModal();
    const timer = setTimeout(onClose, AWAY_MS);
    return () => clearTimeout(timer);
  }, [onClose]);

  async function unlock(): Promise<void> {
    const isStaff = await bridge.shell.unlock(passcode).catch(() => false);
    setUnlocked(isStaff);
    setWrong(!isStaff);
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
          <p role="alert">{isWrong && t('staffWrong')}</p>
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
