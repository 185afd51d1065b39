import { useRef } from 'react';
import type { KioskBridge } from '@/platform/platform';
import type { TextField } from './textField';

/**
 * Returns a function that types into the field through the shell, which sends real input events, so that masks, limits,
 * controlled fields and submission by Enter work as with a hardware keyboard. Calls run in order.
 */
export function useKeyInput(keyboard: KioskBridge['keyboard'], field: TextField) {
  const queue = useRef(Promise.resolve());

  return (sendKey: (keyboard: KioskBridge['keyboard']) => Promise<void>): void => {
    const sent = queue.current.then(async () => {
      // A user who operates the keys by Tab or a screen reader keeps the focus on the key.
      const { activeElement } = document;
      const isOnKey = activeElement instanceof HTMLElement && activeElement !== field;
      if (isOnKey) field.focus({ preventScroll: true });
      await sendKey(keyboard);
      if (isOnKey && document.activeElement === field) activeElement.focus({ preventScroll: true });
    });
    queue.current = sent.catch((error: unknown) => console.warn('key not typed', error));
  };
}
