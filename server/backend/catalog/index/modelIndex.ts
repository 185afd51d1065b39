import { type NumberLists, NumberListsBuilder } from './numberList.ts';
import { type PackedTexts, PackedTextsBuilder } from './packedTexts.ts';

/** Number of keys for three characters; different characters may share a key, so a match is checked. */
const keys = 2 ** 16;

const keyAt = (text: string, at: number) =>
  (text.charCodeAt(at) * 1369 + text.charCodeAt(at + 1) * 37 + text.charCodeAt(at + 2)) % keys;

/** Shortest text that is searched. */
const minLength = 3;

/**
 * Manufacturers list RF28R7351** for every finish, while labels show RF28R7351SR: the first six characters must
 * match.
 */
const wholeModel = 6;
const beginsWith = (part: string, model: string) => model.length >= wholeModel && part.startsWith(model);

/** The model numbers of products, with the products of each three characters: a search reads few of the numbers. */
export class ModelIndex {
  constructor(
    private readonly models: PackedTexts,
    private readonly positionsOfKey: NumberLists,
  ) {}

  /** skus and model numbers of a product, including those of variants. */
  at(position: number): string[] {
    return this.models.at(position).split(' ');
  }

  /** The positions whose model numbers contain a text, or are its beginning. A text without a digit is no model number. */
  positionsOf(part: string): number[] {
    if (part.length < minLength || !/\d/.test(part)) return [];
    const lists = Array.from({ length: part.length - minLength + 1 }, (_, at) =>
      this.positionsOfKey.of(keyAt(part, at)),
    );
    const rarest = lists.reduce((least, list) => (list.length < least.length ? list : least));
    const beginning = part.length >= wholeModel ? lists.slice(0, 1) : [];
    // A part has no space, so it is never found across two models.
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
