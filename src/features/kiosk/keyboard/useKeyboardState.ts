import { useRef, useState } from 'react';
import type { KioskBridge } from '@/platform/platform';
import { type Action, frenchLayout, type Key, type KeyboardLanguage, toAction } from './layouts';
import type { TextField } from './textField';

/**
 * Returns a function that types into the field through the shell, which sends real input events, so that masks, limits,
 * controlled fields and submission by Enter work as with a hardware keyboard. Calls run in order.
 */
function useKeyInput(keyboard: KioskBridge['keyboard'], field: TextField) {
  const queue = useRef(Promise.resolve());

  return (sendKey: (keyboard: KioskBridge['keyboard']) => Promise<void>): void => {
    const sent = queue.current.then(async () => {
      // If the keys are operated by Tab or a screen reader, the focus stays on the key.
      const { activeElement } = document;
      const isOnKey = activeElement instanceof HTMLElement && activeElement !== field;
      if (isOnKey) field.focus({ preventScroll: true });
      await sendKey(keyboard);
      if (isOnKey && document.activeElement === field) activeElement.focus({ preventScroll: true });
    });
    queue.current = sent.catch((error: unknown) => console.warn('key not typed', error));
  };
}

export type Shift = 'off' | 'once' | 'on';
const NEXT_SHIFT: Record<Shift, Shift> = { off: 'once', once: 'on', on: 'off' };

interface Options {
  keyboard: KioskBridge['keyboard'];
  field: TextField;
  /** BCP 47. */
  locale: string;
  onHide: () => void;
}

/** State of the on-screen keyboard (shift, symbols, language) and the handler of its keys. */
export function useKeyboardState({ keyboard, field, locale, onHide }: Options) {
  const [shift, setShift] = useState<Shift>('off');
  const [isSymbols, setSymbols] = useState(false);
  const [language, setLanguage] = useState<KeyboardLanguage>(
    locale.startsWith('fr') ? frenchLayout(locale) : 'en',
  );
  const enqueue = useKeyInput(keyboard, field);

  function type(text: string): void {
    enqueue((keys) => keys.type(text));
    if (shift === 'once') setShift('off');
  }

  const actions: Record<Action, () => void> = {
    shift: () => setShift(NEXT_SHIFT[shift]),
    symbols: () => setSymbols(!isSymbols),
    language: () => setLanguage(language === 'en' ? frenchLayout(locale) : 'en'),
    space: () => type(' '),
    erase: () => enqueue((keys) => keys.press('Backspace')),
    next: () => enqueue((keys) => keys.press('Tab')),
    enter: () => enqueue((keys) => keys.press('Enter')),
    done: onHide,
  };

  function handleKey(key: Key): void {
    const action = toAction(key);
    if (action) actions[action]();
    else type(shift === 'off' ? key : key.toUpperCase());
  }

  return { shift, isSymbols, language, handleKey };
}
