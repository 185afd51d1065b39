import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayQueue } from '@/features/kiosk/plays/playQueue';
import type { KioskBridge, RegisteredDevice } from '@/platform/platform';
import styles from './StaffCorner.module.css';
import { StaffMenu } from './StaffMenu';

/** Pointer handlers that call onHeld after a press of holdMs milliseconds. */
function useLongPress(holdMs: number, onHeld: () => void, onPressed: (isPressed: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => {
    clearTimeout(timer.current);
    onPressed(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerDown() {
      clearTimeout(timer.current);
      onPressed(true);
      timer.current = setTimeout(onHeld, holdMs);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
  };
}

const HOLD_MS = 3_000;

interface Props {
  bridge: KioskBridge;
  device: RegisteredDevice;
  queue: PlayQueue;
  /** Called when the corner is touched and when the menu has closed; in between, a display that is off is turned on. */
  onTouched: (isInUse: boolean) => void;
}

/** Invisible button in a corner. A press of three seconds opens the staff menu. */
export function StaffCorner({ bridge, device, queue, onTouched }: Props) {
  const { t } = useTranslation('kiosk');
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const [isPressed, setPressed] = useState(false);
  const longPressHandlers = useLongPress(HOLD_MS, open, setPressed);
  useEffect(() => onTouched(isPressed || isOpen), [isPressed, isOpen, onTouched]);
  return (
    <>
      {/* Not focusable: a focus ring would reveal the corner to shoppers. */}
      <button
        type="button"
        className={styles.corner}
        aria-label={t('staffTitle')}
        tabIndex={-1}
        {...longPressHandlers}
      />
      {isOpen && <StaffMenu bridge={bridge} device={device} queue={queue} onClose={() => setOpen(false)} />}
    </>
  );
}
