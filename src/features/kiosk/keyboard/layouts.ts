import type { Layout } from './textField';

/** Keys that do something instead of typing themselves. */
export const ACTIONS = ['shift', 'erase', 'symbols', 'language', 'space', 'next', 'enter', 'done'] as const;
export type Action = (typeof ACTIONS)[number];
export type Script = 'en' | 'fr';
/** A character, several ('.com'), or an action. */
export type Key = string;

/** Their names, as texts of the kiosk. */
export const ACTION_NAMES = {
  shift: 'keyShift',
  erase: 'keyErase',
  symbols: 'keySymbols',
  language: 'keyLanguage',
  space: 'keySpace',
  next: 'keyNext',
  enter: 'keyEnter',
  done: 'keyDone',
} as const satisfies Record<Action, string>;

const isAction = (key: Key): key is Action => (ACTIONS as readonly string[]).includes(key);
export const actionOf = (key: Key): Action | null => (isAction(key) ? key : null);

const DIGITS = [...'1234567890'];
const ACCENTS = [...'éèêëàâçùîô'];
const LETTERS: Record<Script, readonly [string, string, string]> = {
  en: ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  fr: ['azertyuiop', 'qsdfghjklm', "wxcvbn'"],
};
const SYMBOLS = [DIGITS, [...'@#&*()+-=/'], [...'.,:;!?"\'_%'], ['€', '$', '£', 'œ', 'æ', 'ï', 'û', 'erase']];
const PADS: Record<'number' | 'passcode', Key[][]> = {
  number: [
    ['1', '2', '3', '-', 'erase'],
    ['4', '5', '6', '/', 'next'],
    ['7', '8', '9', '.', 'enter'],
    ['+', '0', ',', 'space', 'done'],
  ],
  passcode: [
    ['1', '2', '3', 'erase'],
    ['4', '5', '6', 'next'],
    ['7', '8', '9', 'enter'],
    ['', '0', '', 'done'],
  ],
};

function lettersOf(layout: Layout, script: Script): Key[][] {
  const [first, second, third] = LETTERS[script];
  const accents = script === 'fr' && layout === 'letters' ? [ACCENTS] : [];
  return [DIGITS, ...accents, [...first], [...second], ['shift', ...third, 'erase']];
}

/** The rows of keys, from the top; '' leaves a place empty. */
export function rowsOf(layout: Layout, script: Script, isSymbols: boolean): Key[][] {
  if (layout === 'number' || layout === 'passcode') return PADS[layout];
  const typed = layout === 'email' ? ['@', '.', '_', '-', '.com'] : ['-', 'space', '.'];
  return [
    ...(isSymbols ? SYMBOLS : lettersOf(layout, script)),
    ['symbols', 'language', ...typed, 'next', 'enter', 'done'],
  ];
}
