import type { Shelf } from '../shelf/shelf.ts';
import { plainText } from './plainText.ts';
import { isSilent } from './tokens.ts';

/** By mistyped word the words it was taken for; none where nobody knows it. */
export type Meant = ReadonlyMap<string, readonly string[]>;

/** Names looked at for how a word is written. */
const sample = 40;

const runs = /[\p{L}\p{N}]+/gu;

/** A plain word as the names of products have it: refrigerateur is réfrigérateur. */
function written(word: string, { names }: Shelf, places: Int32Array): string {
  for (const place of places.slice(0, sample)) {
    const { en = '', fr = '' } = names[place] ?? {};
    const found = `${en} ${fr}`.match(runs)?.find((run) => plainText(run) === word);
    if (found) return found.toLowerCase();
  }
  return word;
}

const isTelling = (word: string) => plainText(word) !== '' && !isSilent(plainText(word));

/** A term as it was answered: what was mistyped put right, what nobody knows left out; empty when it stayed as typed. */
export function correctedTerm(term: string, meant: Meant, shelf: Shelf, places: Int32Array): string {
  if (meant.size === 0 || places.length === 0) return '';
  const words = term
    .replace(runs, (run) => {
      const instead = meant.get(plainText(run));
      return instead?.map((word) => written(word, shelf, places)).join(' ') ?? run;
    })
    .split(/\s+/);
  const told = words.slice(words.findIndex(isTelling), words.findLastIndex(isTelling) + 1).join(' ');
  return told.replace(/[^\p{L}\p{N}]+$/u, '');
}
