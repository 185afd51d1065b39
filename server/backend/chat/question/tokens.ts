import { plainText, stems } from '../../catalog/search/words.ts';

/** The stem by which words are compared: doors and door, largeurs and largeur. */
export const stemOf = (word: string): string => stems(word)[0] ?? word;

/** The words of a text without accents and punctuation: "Qu'est-ce" becomes qu est ce. */
export const wordsIn = (text: string): string[] =>
  plainText(text.replace(/n['’]t\b/gi, ' not'))
    .split(' ')
    .filter(Boolean);

/** The stems of a text's words, in order. */
export const tokensIn = (text: string): string[] => wordsIn(text).map(stemOf);
