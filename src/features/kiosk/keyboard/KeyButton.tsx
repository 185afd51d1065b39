import { type ReactNode, useEffect, useRef } from 'react';
import styles from './OnScreenKeyboard.module.css';

interface Props {
  label: string;
  kind: string;
  isPressed?: boolean;
  isRepeating?: boolean;
  /** Takes the keys away: on the way up, or the touch's own click would land on what was under them. */
  isLast?: boolean;
  onPress: () => void;
  children: ReactNode;
}

const REPEAT_AFTER_MS = 500;
const REPEAT_MS = 90;

/** Answers when the finger comes down, as keys do. */
export function KeyButton({ label, kind, isPressed, isRepeating, isLast, onPress, children }: Props) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  const press = useRef(onPress);
  press.current = onPress;
  useEffect(() => () => clearTimeout(timer.current), []);

  const repeat = () => {
    press.current();
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
        if (isLast) return;
        onPress();
        if (isRepeating) timer.current = setTimeout(repeat, REPEAT_AFTER_MS);
      }}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      // Enter, Space and screen readers click without a pointer.
      onClick={(event) => (isLast || event.detail === 0) && onPress()}
    >
      {children}
    </button>
  );
}
