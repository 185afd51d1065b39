import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayQueue } from '@/features/kiosk/plays/playQueue';
import { deviceListErrorText } from '@/features/kiosk/registration/deviceListError';
import { Keypad } from '@/features/kiosk/registration/Keypad';
import type { KioskBridge, RegisteredDevice, Unlocking } from '@/platform/platform';
import { DeviceStatus } from './DeviceStatus';
import styles from './StaffMenu.module.css';

interface Props {
  bridge: KioskBridge;
  device: RegisteredDevice;
  queue: PlayQueue;
  onClose: () => void;
}

/** Times after which the menu closes. The shell locks again after two minutes, so an unlocked menu closes earlier. */
const AUTO_CLOSE_MS = { locked: 60_000, unlocked: 115_000 };

/** Asks for the passcode, which the shell verifies offline, and then shows the staff actions. Closes automatically. */
export function StaffMenu({ bridge, device, queue, onClose }: Props) {
  const { t, i18n } = useTranslation('kiosk');
  const dialog = useRef<HTMLDialogElement>(null);
  const [passcode, setPasscode] = useState('');
  const [unlockResult, setUnlockResult] = useState<Unlocking | null>(null);
  const isUnlocked = unlockResult?.outcome === 'open';

  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    const timer = setTimeout(onClose, isUnlocked ? AUTO_CLOSE_MS.unlocked : AUTO_CLOSE_MS.locked);
    return () => clearTimeout(timer);
  }, [onClose, isUnlocked]);

  useEffect(() => (isUnlocked ? bridge.shell.onLocked(onClose) : undefined), [bridge, isUnlocked, onClose]);

  async function unlock(): Promise<void> {
    setUnlockResult(await bridge.shell.unlock(passcode).catch(() => ({ outcome: 'wrong' }) as const));
    setPasscode('');
  }

  return (
    <dialog ref={dialog} className={styles.menu} aria-labelledby="staff-title" onClose={onClose}>
      <header className={styles.header}>
        <h2 id="staff-title">{t('staffTitle')}</h2>
        <button type="button" onClick={onClose}>
          {t('close')}
        </button>
      </header>
      {isUnlocked ? (
        <DeviceStatus bridge={bridge} device={device} queue={queue} />
      ) : (
        <form
          className={styles.unlockForm}
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
            {unlockResult?.outcome === 'wrong' && t('staffWrongPasscode')}
            {unlockResult?.outcome === 'unset' && t('staffNoPasscode')}
            {unlockResult?.outcome === 'locked' && deviceListErrorText(unlockResult, t, i18n.language)}
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
