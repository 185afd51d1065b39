import { useCallback, useState } from 'react';
import { useTranslation } from '@/config/useTranslation';
import type { KioskBridge, RegisteredDevice } from '@/platform/platform';
import styles from './StaffCorner.module.css';
import { StaffMenu } from './StaffMenu';
import { useLongPress } from './useLongPress';

const HOLD_MS = 3_000;

interface Props {
  bridge: KioskBridge;
  device: RegisteredDevice;
}

/** An unmarked corner: held for three seconds it asks staff for their passcode. */
export function StaffCorner({ bridge, device }: Props) {
  const { t } = useTranslation('kiosk');
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const press = useLongPress(HOLD_MS, open);
  return (
    <>
      {/* Answers to a held finger alone: a focus would mark the corner for everyone. */}
      <button type="button" className={styles.corner} aria-label={t('staffTitle')} tabIndex={-1} {...press} />
      {isOpen && <StaffMenu bridge={bridge} device={device} onClose={() => setOpen(false)} />}
    </>
  );
}
