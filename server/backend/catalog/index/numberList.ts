/** A growing list of whole numbers, four bytes each; a JavaScript array takes two to three times as much memory. */
export class NumberList {
  #values = new Uint32Array(256);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(value: number): void {
    if (this.#length === this.#values.length) {
      const larger = new Uint32Array(this.#length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.#length] = value;
    this.#length += 1;
  }

  /** A copy of exactly the required size. */
  toArray(): Uint32Array {
    return this.#values.slice(0, this.#length);
  }
}

/** Lists of numbers in one array: list k is values[starts[k]] to values[starts[k + 1]]. */
export class NumberLists {
  constructor(
    readonly starts: Uint32Array,
    readonly values: Uint32Array,
  ) {}

  /** The numbers of the lists from `first` (inclusive) to `end` (exclusive). */
  between(first: number, end: number): Uint32Array {
    return this.values.subarray(this.starts[first] ?? 0, this.starts[end] ?? 0);
  }

  of(list: number): Uint32Array {
    return this.between(list, list + 1);
  }

  /** For each number below `count`, the lists that contain it, in ascending order. */
  inverted(count: number): NumberLists {
    const starts = new Uint32Array(count + 1);
    for (const value of this.values) starts[value + 1] = (starts[value + 1] ?? 0) + 1;
    for (let at = 0; at < count; at += 1) starts[at + 1] = (starts[at + 1] ?? 0) + (starts[at] ?? 0);
    const next = starts.slice();
    const lists = new Uint32Array(this.values.length);
    for (let list = 0; list + 1 < this.starts.length; list += 1) {
      for (let at = this.starts[list] ?? 0; at < (this.starts[list + 1] ?? 0); at += 1) {
        const value = this.values[at] ?? 0;
        lists[next[value] ?? 0] = list;
        next[value] = (next[value] ?? 0) + 1;
      }
    }
    return new NumberLists(starts, lists);
  }
}

/** Collects lists of numbers one after another. */
export class NumberListsBuilder {
  readonly #starts = new NumberList();
  readonly #values = new NumberList();

  add(values: Iterable<number>): void {
    this.#starts.push(this.#values.length);
    for (const value of values) this.#values.push(value);
  }

  build(): NumberLists {
    this.#starts.push(this.#values.length);
    return new NumberLists(this.#starts.toArray(), this.#values.toArray());
  }
}
