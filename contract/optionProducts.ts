import { isAbsent } from './fields';
import { isObject, type JsonObject } from './reshape';

// The options of a configurable product name their simple products. In another backend each simple product names its options, by the code
// or the identifier of the attribute.

const OPTION_NAMES = ['id', 'option_id', 'value_index', 'value', 'code', 'label', 'name'];
/** Fields of an entry in a list, whose other identifiers are those of the attribute. */
const CHOICE_NAMES = ['option_id', 'value_index', 'value', 'option'];
const ATTRIBUTE_NAMES = ['id', 'attribute_id', 'entity_id', 'code', 'attribute_code', 'label'];
const PRODUCT_NAMES = ['products', 'product_ids', 'simple_products'];
/** Fields of a simple product that may contain its options; they may also be fields of its own. */
const CONTAINERS = ['super_attribute', 'options', 'option_values', 'attributes'];

const isWord = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';
const toWord = (value: string | number) => String(value).trim().toLowerCase();
/** What identifies an object: its own identifiers and its key in a map. */
const wordsOf = (one: JsonObject, names: readonly string[], key = '') =>
  [key, ...names.map((name) => one[name])].filter(isWord).map(toWord);

/** Changes the objects of a list, or of a map, which stays one. */
function mapObjects(value: unknown, change: (one: JsonObject, key: string) => JsonObject): unknown {
  if (Array.isArray(value)) return value.map((one) => (isObject(one) ? change(one, '') : one));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, isObject(one) ? change(one, key) : one]);
  return Object.fromEntries(entries);
}

/** Options as objects with an identifier; they may be texts, or a map by identifier. */
function optionsOf(attribute: JsonObject): JsonObject[] {
  const options = isAbsent(attribute.options) ? attribute.values : attribute.options;
  if (Array.isArray(options))
    return options.map((one: unknown) => (isObject(one) ? one : { id: one, label: one }));
  if (!isObject(options)) return [];
  return Object.entries(options).map(([key, one]) => {
    if (!isObject(one)) return { id: key, label: one };
    return wordsOf(one, OPTION_NAMES.slice(0, 4)).length > 0 ? one : { id: key, ...one };
  });
}

/** The option of a simple product for an attribute, in all its words. */
function chosenWords(simple: JsonObject, attributeWords: readonly string[]): string[] {
  const isNamed = (word: string) => attributeWords.includes(word);
  return [simple, ...CONTAINERS.map((name) => simple[name])].flatMap((container) => {
    const found: unknown[] = Array.isArray(container)
      ? container.filter((one) => isObject(one) && wordsOf(one, ATTRIBUTE_NAMES).some(isNamed))
      : isObject(container)
        ? Object.entries(container).flatMap(([key, one]) => (isNamed(toWord(key)) ? [one] : []))
        : [];
    return found.flatMap((one) => {
      if (isWord(one)) return [toWord(one)];
      return isObject(one) ? wordsOf(one, Array.isArray(container) ? CHOICE_NAMES : OPTION_NAMES) : [];
    });
  });
}

const isEntry = (entry: [string, unknown]): entry is [string, JsonObject] => isObject(entry[1]);
/** The objects of a list or map, with their keys. */
const entriesOf = (value: unknown): [key: string, one: JsonObject][] =>
  typeof value === 'object' && value !== null ? Object.entries(value).filter(isEntry) : [];

const hasProducts = (option: JsonObject) => PRODUCT_NAMES.some((name) => !isAbsent(option[name]));

/** Adds the simple products to the options of a product, if none of its options has any. */
export function withOptionProducts(product: JsonObject): JsonObject {
  const { attributes, simple_products } = product;
  if (isAbsent(attributes) || isAbsent(simple_products)) return product;
  if (
    entriesOf(attributes)
      .flatMap(([, one]) => optionsOf(one))
      .some(hasProducts)
  )
    return product;
  const simples = entriesOf(simple_products).map(([key, simple]) => ({
    id: simple.entity_id ?? simple.id ?? key,
    simple,
  }));
  const withProducts = (attribute: JsonObject, key: string): JsonObject => {
    const attributeWords = wordsOf(attribute, ATTRIBUTE_NAMES, key);
    const choices = simples.map(({ id, simple }) => ({ id, words: chosenWords(simple, attributeWords) }));
    const options = optionsOf(attribute).map((option) => {
      const own = wordsOf(option, OPTION_NAMES);
      const chosenBy = choices.filter(({ words }) => words.some((word) => own.includes(word)));
      return { ...option, products: chosenBy.map(({ id }) => id) };
    });
    return options.some(({ products }) => products.length > 0) ? { ...attribute, options } : attribute;
  };
  return { ...product, attributes: mapObjects(attributes, withProducts) };
}
