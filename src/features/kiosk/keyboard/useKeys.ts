import { useState } from 'react';
import type { KioskBridge } from '@/platform/platform';
import { type Action, actionOf, type Key, type Script } from './layouts';
import type { TextField } from './textField';
import { useTyping } from './useTyping';

export type Shift = 'off' | 'once' | 'on';
const AFTER_TOUCH: Record<Shift, Shift> = { off: 'once', once: 'on', on: 'off' };

interface Parts {
  keyboard: KioskBridge['keyboard'];
  field: TextField;
  script: Script;
  onDone: () => void;
}

/** What the keys show now, and what each does. */
export function useKeys({ keyboard, field, script: first, onDone }: Parts) {
  const [shift, setShift] = useState<Shift>('off');
  const [isSymbols, setSymbols] = useState(false);
  const [script, setScript] = useState(first);
  const typing = useTyping(keyboard, field);

  function type(text: string): void {
    typing((keys) => keys.type(text));
    if (shift === 'once') setShift('off');
  }

  const actions: Record<Action, () => void> = {
    shift: () => setShift(AFTER_TOUCH[shift]),
    symbols: () => setSymbols(!isSymbols),
    language: () => setScript(script === 'en' ? 'fr' : 'en'),
    space: () => type(' '),
    erase: () => typing((keys) => keys.press('Backspace')),
    next: () => typing((keys) => keys.press('Tab')),
    enter: () => typing((keys) => keys.press('Enter')),
    done: onDone,
  };

  function press(key: Key): void {
    const action = actionOf(key);
    if (action) actions[action]();
    else type(shift === 'off' ? key : key.toUpperCase());
  }

  return { shift, isSymbols, script, press };
}
