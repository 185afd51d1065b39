import { add, type BitSet, emptySet } from '../shelf/bitSet.ts';

/** Which places of a shelf have which word. */
export class WordIndex {
  readonly #size: number;
  readonly #places = new Map<string, number[]>();
  /** In order of letters, so that all words with one beginning stand together; null while places are added. */
  #words: readonly string[] | null = null;

  constructor(size: number) {
    this.#size = size;
  }

  /** text: plain words with blanks between. Places come in their order. */
  add(place: number, text: string): void {
    this.#words = null;
    for (const word of text.split(' ')) {
      const known = this.#places.get(word);
      if (!known) this.#places.set(word, [place]);
      else if (known.at(-1) !== place) known.push(place);
    }
  }

  has(word: string): boolean {
    return this.#places.has(word);
  }

  /** Places with one of these words. */
  having(words: Iterable<string>): BitSet {
    const found = emptySet(this.#size);
    for (const word of words) for (const place of this.#places.get(word) ?? []) add(found, place);
    return found;
  }

  /** Places with a word that begins in one of these ways. */
  beginning(parts: readonly string[]): BitSet {
    return this.having(parts.flatMap((part) => [...this.#from(part)]));
  }

  *#from(part: string): Generator<string> {
    this.#words ??= [...this.#places.keys()].sort();
    const words = this.#words;
    let [low, high] = [0, words.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((words[middle] ?? '') < part) low = middle + 1;
      else high = middle;
    }
    for (let at = low; words[at]?.startsWith(part); at += 1) yield words[at] ?? '';
  }
}
