import { add, type BitSet, emptySet } from '../index/bitSet.ts';

/** An inverted index: positions by word. */
export class WordIndex {
  readonly #size: number;
  readonly #places = new Map<string, number[]>();
  /** Sorted words for prefix search; null while positions are added. */
  #words: readonly string[] | null = null;

  constructor(size: number) {
    this.#size = size;
  }

  /** Adds a product; text is normalised words separated by spaces. Positions must be added in ascending order. */
  add(position: number, text: string): void {
    this.#words = null;
    for (const word of text.split(' ')) {
      const positions = this.#places.get(word);
      if (!positions) this.#places.set(word, [position]);
      else if (positions.at(-1) !== position) positions.push(position);
    }
  }

  has(word: string): boolean {
    return this.#places.has(word);
  }

  /** Returns the positions with one of these words. */
  having(words: Iterable<string>): BitSet {
    const found = emptySet(this.#size);
    for (const word of words) for (const position of this.#places.get(word) ?? []) add(found, position);
    return found;
  }

  /** Returns the positions with a word that starts with one of these prefixes. */
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
