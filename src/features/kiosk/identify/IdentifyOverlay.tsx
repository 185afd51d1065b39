import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { KioskBridge } from '@/platform/platform';
import styles from './IdentifyOverlay.module.css';

interface Props {
  bridge: KioskBridge;
  name: string;
  /** Called when the code appears and disappears; a display that is off is turned on for it. */
  onShown: (isShown: boolean) => void;
}

const SHOWN_MS = 20_000;

/** Shows the name of this screen and a code for 20 seconds, when requested by staff at the desk. */
export function IdentifyOverlay({ bridge, name, onShown }: Props) {
  const { t } = useTranslation('kiosk');
  const [code, setCode] = useState('');
  useEffect(() => bridge.shell.onIdentify(setCode), [bridge]);
  useEffect(() => {
    if (code === '') return;
    const timer = setTimeout(() => setCode(''), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [code]);
  useEffect(() => onShown(code !== ''), [code, onShown]);
  if (code === '') return null;
  return (
    <div className={styles.overlay} role="status">
      <p className={styles.label}>{t('identifyTitle')}</p>
      <p className={styles.name}>{name}</p>
      <p className={styles.code}>{code}</p>
    </div>
  );
}
