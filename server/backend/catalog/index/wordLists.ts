import { setImmediate } from 'node:timers/promises';
import { addAll, type BitSet, emptySet } from './bitSet.ts';
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

  /** Builds the index and forgets the words. Yields between steps, so that requests are served. size: number of positions */
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

/** What a search looks for in products. */
export interface WordLists {
  /** All search text. */
  texts: WordCollector;
  names: WordCollector;
  /** The head nouns of names: `Cover for sofa` is a cover. */
  heads: WordCollector;
}

/** An inverted index: positions by word. Words are sorted, so the positions of all words with a prefix stand together. */
export class WordIndex {
  constructor(
    private readonly size: number,
    private readonly words: readonly string[],
    private readonly positions: NumberLists,
  ) {}

  /** Returns the number of words that are sorted before a text. */
  #rankOf(text: string): number {
    let [low, high] = [0, this.words.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.words[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  has(word: string): boolean {
    return this.words[this.#rankOf(word)] === word;
  }

  /** Returns the positions with one of these words. */
  having(words: Iterable<string>): BitSet {
    const found = emptySet(this.size);
    for (const word of words) {
      const rank = this.#rankOf(word);
      if (this.words[rank] === word) addAll(found, this.positions.of(rank));
    }
    return found;
  }

  /** Returns the positions with a word that starts with one of these prefixes. */
  beginning(prefixes: readonly string[]): BitSet {
    const found = emptySet(this.size);
    for (const prefix of prefixes)
      addAll(found, this.positions.between(this.#rankOf(prefix), this.#rankOf(`${prefix}\uffff`)));
    return found;
  }
}
