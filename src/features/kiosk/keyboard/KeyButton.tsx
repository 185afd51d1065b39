import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import styles from './OnScreenKeyboard.module.css';

interface Props {
  label: string;
  kind: string;
  isPressed?: boolean;
  repeatsWhileHeld?: boolean;
  /** The key hides the keyboard. It acts on pointer up, because the click would otherwise hit the element below the keyboard. */
  hidesKeyboard?: boolean;
  onTap: () => void;
  children: ReactNode;
}

const REPEAT_AFTER_MS = 500;
const REPEAT_MS = 90;

/** A key of the on-screen keyboard. It acts on pointer down, like a hardware key. */
export function KeyButton({
  label,
  kind,
  isPressed,
  repeatsWhileHeld,
  hidesKeyboard,
  onTap,
  children,
}: Props) {
  const [isHeld, setHeld] = useState(false);
  const repeat = useEffectEvent(onTap);
  useEffect(() => {
    if (!isHeld) return;
    let timer = setTimeout(repeatAndWait, REPEAT_AFTER_MS);
    function repeatAndWait(): void {
      repeat();
      timer = setTimeout(repeatAndWait, REPEAT_MS);
    }
    return () => clearTimeout(timer);
  }, [isHeld]);

  const release = () => setHeld(false);
  return (
    <button
      type="button"
      className={styles.key}
      data-kind={kind}
      aria-label={label}
      aria-pressed={isPressed}
      onPointerDown={() => {
        if (hidesKeyboard) return;
        onTap();
        if (repeatsWhileHeld) setHeld(true);
      }}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      // Enter, Space and screen readers trigger clicks without pointer events (detail 0).
      onClick={(event) => (hidesKeyboard || event.detail === 0) && onTap()}
    >
      {children}
    </button>
  );
}
