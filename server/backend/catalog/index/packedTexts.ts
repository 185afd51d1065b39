import { NumberList } from './numberList.ts';

/** Texts by position in one buffer: the garbage collector would have to visit each separate string. */
export class PackedTexts {
  constructor(
    private readonly bytes: Buffer,
    private readonly ends: Uint32Array,
  ) {}

  /** The text at a position; empty if there is none. */
  at(position: number): string {
    return this.bytes.toString('utf8', this.ends[position - 1] ?? 0, this.ends[position] ?? 0);
  }
}

/** Collects texts one after another. */
export class PackedTextsBuilder {
  #bytes = Buffer.alloc(4096);
  #length = 0;
  readonly #ends = new NumberList();

  /** Adds the text of the next position. */
  add(text: string): void {
    const end = this.#length + Buffer.byteLength(text);
    if (end > this.#bytes.length) {
      const larger = Buffer.alloc(Math.max(end, this.#bytes.length * 2));
      this.#bytes.copy(larger, 0, 0, this.#length);
      this.#bytes = larger;
    }
    this.#bytes.write(text, this.#length);
    this.#length = end;
    this.#ends.push(end);
  }

  build(): PackedTexts {
    return new PackedTexts(Buffer.from(this.#bytes.subarray(0, this.#length)), this.#ends.toArray());
  }
}
