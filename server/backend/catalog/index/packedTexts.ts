import { NumberList } from './numberList.ts';

/** Texts by position in one buffer: as strings of their own the garbage collector would visit each of them. */
export class PackedTexts {
  constructor(
    private readonly bytes: Buffer,
    private readonly ends: Uint32Array,
  ) {}

  /** The text of a position; empty for a position without one. */
  at(position: number): string {
    return this.bytes.toString('utf8', this.ends[position - 1] ?? 0, this.ends[position] ?? 0);
  }
}

/** Collects texts one after the other. */
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
