import { type ReactNode, useEffect, useRef } from 'react';
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
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  const latestOnTap = useRef(onTap);
  latestOnTap.current = onTap;
  useEffect(() => () => clearTimeout(timer.current), []);

  const repeat = () => {
    latestOnTap.current();
    timer.current = setTimeout(repeat, REPEAT_MS);
  };
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
        if (repeatsWhileHeld) timer.current = setTimeout(repeat, REPEAT_AFTER_MS);
      }}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      // Enter, Space and screen readers trigger clicks without pointer events (detail 0).
      onClick={(event) => (hidesKeyboard || event.detail === 0) && onTap()}
    >
      {children}
    </button>
  );
}
