import { type NumberLists, NumberListsBuilder } from './numberList.ts';
import { type PackedTexts, PackedTextsBuilder } from './packedTexts.ts';

/** Number of trigram keys. Different trigrams may share a key, so each match is checked. */
const keys = 2 ** 16;

const keyAt = (text: string, at: number) =>
  (text.charCodeAt(at) * 1369 + text.charCodeAt(at + 1) * 37 + text.charCodeAt(at + 2)) % keys;

/** Minimum length of a text to search for. */
const minLength = 3;

/** Manufacturers list RF28R7351** for every finish, whereas labels show RF28R7351SR: at least the first six characters must match. */
const wholeModel = 6;
const beginsWith = (part: string, model: string) => model.length >= wholeModel && part.startsWith(model);

/** The model numbers of products, indexed by trigrams, so that a search reads few of them. */
export class ModelIndex {
  constructor(
    private readonly models: PackedTexts,
    private readonly positionsOfKey: NumberLists,
  ) {}

  /** skus and model numbers of a product, including those of variants. */
  at(position: number): string[] {
    return this.models.at(position).split(' ');
  }

  /** Positions with a model number that contains a text or is a prefix of it. A text without a digit is not a model number. */
  positionsOf(part: string): number[] {
    if (part.length < minLength || !/\d/.test(part)) return [];
    const lists = Array.from({ length: part.length - minLength + 1 }, (_, at) =>
      this.positionsOfKey.of(keyAt(part, at)),
    );
    const rarest = lists.reduce((least, list) => (list.length < least.length ? list : least));
    const beginning = part.length >= wholeModel ? lists.slice(0, 1) : [];
    // A part contains no space, so it never matches across two models.
    const isMatch = (position: number) =>
      this.models.at(position).includes(part) ||
      (part.length >= wholeModel && this.at(position).some((model) => beginsWith(part, model)));
    return [...new Set([rarest, ...beginning])].flatMap((candidates) => [...candidates.filter(isMatch)]);
  }
}

/** Collects the model numbers of products in the order of their positions. */
export class ModelIndexBuilder {
  readonly #models = new PackedTextsBuilder();
  readonly #keys = new NumberListsBuilder();

  /** models: normalised, separated by spaces */
  add(models: string): void {
    this.#models.add(models);
    const found = new Set<number>();
    for (const model of models.split(' '))
      for (let at = 0; at + minLength <= model.length; at += 1) found.add(keyAt(model, at));
    this.#keys.add(found);
  }

  build(): ModelIndex {
    return new ModelIndex(this.#models.build(), this.#keys.build().inverted(keys));
  }
}
