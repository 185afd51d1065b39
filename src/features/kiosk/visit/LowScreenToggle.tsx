import { useState } from 'react';
import { useTranslation } from '@/config/useTranslation';
import type { KioskBridge } from '@/platform/platform';
import styles from './LowScreenToggle.module.css';

/** Toggles the low screen mode, which moves the shop into the reach of wheelchair users and children. */
export function LowScreenToggle({ bridge }: { bridge: KioskBridge }) {
  const { t } = useTranslation('kiosk');
  const [isLow, setLow] = useState(false);

  async function toggle(): Promise<void> {
    await bridge.visit.lower(!isLow);
    setLow(!isLow);
  }

  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={isLow}
      onClick={() => void toggle().catch(() => {})}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={isLow ? 'M5 20h14 M12 15V4 M7 9l5-5 5 5' : 'M5 20h14 M12 4v11 M7 10l5 5 5-5'} />
      </svg>
      {t(isLow ? 'fullScreen' : 'lowerScreen')}
    </button>
  );
}
