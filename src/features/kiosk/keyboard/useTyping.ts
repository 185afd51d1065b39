import { useRef } from 'react';
import type { KioskBridge } from '@/platform/platform';
import type { TextField } from './textField';

/**
 * Types into the field as a keyboard would: the shell makes the input, so that masks, limits, controlled fields and
 * submission by Enter behave as ever. One key after the other, however fast they come.
 */
export function useTyping(keyboard: KioskBridge['keyboard'], field: TextField) {
  const queue = useRef(Promise.resolve());

  return (work: (keyboard: KioskBridge['keyboard']) => Promise<void>): void => {
    const typed = queue.current.then(async () => {
      // Someone who reaches the keys by Tab or by a screen reader stays on them.
      const { activeElement } = document;
      const isOnKey = activeElement instanceof HTMLElement && activeElement !== field;
      if (isOnKey) field.focus({ preventScroll: true });
      await work(keyboard);
      if (isOnKey && document.activeElement === field) activeElement.focus({ preventScroll: true });
    });
    queue.current = typed.catch((error: unknown) => console.warn('key not typed', error));
  };
}
