import { setImmediate } from 'node:timers/promises';
import { addAll, type BitSet, emptySet } from './bitSet.ts';
import { firstNot } from './firstNot.ts';
import { NumberLists, NumberListsBuilder } from './numberList.ts';

/** Collects the words of products in the order of their positions. */
export class WordCollector {
  readonly #numbers = new Map<string, number>();
  #lists = new NumberListsBuilder();

  /** Adds the words of the next position; text is normalised words separated by spaces. */
  add(text: string): void {
    this.#lists.add(
      text.split(' ').map((word) => {
        const number = this.#numbers.get(word) ?? this.#numbers.size;
        this.#numbers.set(word, number);
        return number;
      }),
    );
  }

  /** Builds the index and releases the words. Yields between steps, so that requests are served. size: number of positions */
  async build(size: number): Promise<WordIndex> {
    const words = [...this.#numbers.keys()].sort();
    await setImmediate();
    const rank = new Uint32Array(words.length);
    words.forEach((word, at) => {
      rank[this.#numbers.get(word) ?? 0] = at;
    });
    await setImmediate();
    const { starts, values } = this.#lists.build();
    this.#numbers.clear();
    this.#lists = new NumberListsBuilder();
    const ranked = new NumberLists(
      starts,
      values.map((number) => rank[number] ?? 0),
    );
    await setImmediate();
    return new WordIndex(size, words, ranked.inverted(words.length));
  }
}

/** An inverted index: positions by word. Words are sorted, so the positions of all words with a prefix are adjacent. */
export class WordIndex {
  /** Shared by all words without a position: most synonyms have none, and a set takes 31 kB for 250,000 products. */
  readonly #none: BitSet;

  constructor(
    /** Number of positions. */
    readonly size: number,
    private readonly words: readonly string[],
    private readonly positions: NumberLists,
  ) {
    this.#none = emptySet(size);
  }

  /** Returns the number of words sorted before a text. */
  #rankOf(text: string): number {
    return firstNot(this.words.length, (at) => (this.words[at] ?? '') < text);
  }

  has(word: string): boolean {
    return this.words[this.#rankOf(word)] === word;
  }

  /** Returns the positions with one of these words; the set must not be changed. */
  withWords(words: readonly string[]): BitSet {
    return this.#setOf(
      words.map((word) => {
        const rank = this.#rankOf(word);
        return this.positions.between(rank, this.words[rank] === word ? rank + 1 : rank);
      }),
    );
  }

  /** Returns the positions with a word that starts with one of these prefixes; the set must not be changed. */
  withPrefixes(prefixes: readonly string[]): BitSet {
    return this.#setOf(
      prefixes.map((prefix) => this.positions.between(this.#rankOf(prefix), this.#rankOf(`${prefix}\uffff`))),
    );
  }

  #setOf(lists: readonly Uint32Array[]): BitSet {
    if (lists.every(({ length }) => length === 0)) return this.#none;
    const found = emptySet(this.size);
    for (const list of lists) addAll(found, list);
    return found;
  }
}

/** Word indexes that a search uses. */
export interface WordIndexes {
  /** All search text. */
  texts: WordIndex;
  names: WordIndex;
  /** The head nouns of names: `Cover for sofa` is a cover. */
  heads: WordIndex;
}
