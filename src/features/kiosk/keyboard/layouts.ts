import type { Layout } from './textField';

/** Keys that perform an action instead of typing a character. */
export const ACTIONS = ['shift', 'erase', 'symbols', 'language', 'space', 'next', 'enter', 'done'] as const;
export type Action = (typeof ACTIONS)[number];
/** Canadian French uses QWERTY, Swiss French QWERTZ, any other French AZERTY. */
export type KeyboardLanguage = 'en' | 'fr' | 'fr-CA' | 'fr-CH';
/** A text to type, such as 'a' or '.com', or an action. */
export type Key = string;

/** Translation keys of the accessible names. */
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
export const toAction = (key: Key): Action | null => (isAction(key) ? key : null);

const DIGITS = [...'1234567890'];
const ACCENTS = [...'éèêëàâçùîô'];
const LETTERS: Record<KeyboardLanguage, readonly [string, string, string]> = {
  en: ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  fr: ['azertyuiop', 'qsdfghjklm', "wxcvbn'"],
  'fr-CA': ['qwertyuiop', 'asdfghjkl', "zxcvbnm'"],
  'fr-CH': ['qwertzuiop', 'asdfghjkl', "yxcvbnm'"],
};

/** The French layout of a region, for the key that changes the language. locale: BCP 47 */
export function frenchLayout(locale: string): Exclude<KeyboardLanguage, 'en'> {
  const region = locale.split('-')[1]?.toUpperCase();
  return region === 'CA' ? 'fr-CA' : region === 'CH' ? 'fr-CH' : 'fr';
}
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

function letterRows(layout: Layout, language: KeyboardLanguage): Key[][] {
  const [first, second, third] = LETTERS[language];
  const accents = language !== 'en' && layout === 'letters' ? [ACCENTS] : [];
  return [DIGITS, ...accents, [...first], [...second], ['shift', ...third, 'erase']];
}

/** Returns the rows of keys from top to bottom. '' is a gap. */
export function keyRows(layout: Layout, language: KeyboardLanguage, isSymbols: boolean): Key[][] {
  if (layout === 'number' || layout === 'passcode') return PADS[layout];
  const characterKeys = layout === 'email' ? ['@', '.', '_', '-', '.com'] : ['-', 'space', '.'];
  return [
    ...(isSymbols ? SYMBOLS : letterRows(layout, language)),
    ['symbols', 'language', ...characterKeys, 'next', 'enter', 'done'],
  ];
}
