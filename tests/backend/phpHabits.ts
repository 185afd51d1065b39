import fc from 'fast-check';

/** Habits of backends written in PHP, applied to responses: the same facts, encoded in another way. Pure functions. */

type Json = unknown;
type JsonObject = Record<string, Json>;

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names of the fields that identify an entity. A backend may change their type, never leave them out. */
const IDENTITY =
  /^(entity_id|product_id|item_id|code|identifier|node_id|banner_id|program_id|post_id|store_id|review_id|comment_id|option_id|id|value|url|name|role|plan_hash|plan_code|plan_number)$/;
export const isIdentity = (name: string): boolean => IDENTITY.test(name);

/** Fields with a closed set of values, to which a backend may add one. */
const ENUM = /^(type|type_id|display_mode|gallery_layout|placement|dir|layout|sticky_mode|kind)$/;

const isWhole = (text: string) => /^(0|[1-9]\d{0,14})$/.test(text);

/** A PHP list with holes: array_filter() and unset() keep the keys, so json_encode() writes an object. */
const asMap = (list: readonly Json[]): JsonObject =>
  Object.fromEntries(list.map((item, index) => [String(index * 2 + 1), item]));

const asNumericString = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(4));

/**
 * The whole body as a PHP backend encodes it: numbers as strings, numeric identifiers as numbers, booleans as '1' and '0',
 * missing texts as null, null as an empty list, empty maps as lists, lists as maps, and unknown fields.
 */
export function toPhpStyle(body: Json, name = ''): Json {
  if (body === null) return [];
  if (body === '') return null;
  if (typeof body === 'number') return asNumericString(body);
  if (typeof body === 'boolean') return body ? '1' : '0';
  if (typeof body === 'string') return /(^|_)id$/.test(name) && isWhole(body) ? Number(body) : body;
  if (Array.isArray(body)) {
    const items = body.map((item) => toPhpStyle(item, name));
    return items.length > 0 ? asMap(items) : items;
  }
  if (!isObject(body)) return body;
  const entries = Object.entries(body).map(([key, value]) => [key, toPhpStyle(value, key)]);
  return entries.length === 0 ? [] : { ...Object.fromEntries(entries), extension_attributes: [] };
}

/** One change of a response. mayLose: the part of the original body that a reader may lose because of the change. */
export interface Mutation {
  habit: string;
  /** listing.products.0.price */
  path: string;
  body: Json;
  mayLose: Json;
}

interface Spot {
  path: readonly (string | number)[];
  value: Json;
  /** The closest list element that contains the value; the value itself outside lists. */
  element: Json;
}

function* spotsOf(value: Json, path: Spot['path'] = [], element: Json = value): Generator<Spot> {
  if (path.length > 0) yield { path, value, element };
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* spotsOf(item, [...path, index], item);
  } else if (isObject(value)) {
    for (const [key, inner] of Object.entries(value))
      yield* spotsOf(inner, [...path, key], element === value && path.length === 0 ? inner : element);
  }
}

/** A copy of the body with another value at the path. */
export function withValue(body: Json, path: readonly (string | number)[], value: Json): Json {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(body)) return body.map((item, at) => (at === step ? withValue(item, rest, value) : item));
  return isObject(body) ? { ...body, [step]: withValue(body[step], rest, value) } : body;
}

const EMPTY: readonly Json[] = [null, [], {}, ''];
const GARBAGE: readonly Json[] = ['garbage', 17, {}, null, ['x'], false];

/** Replacements of one value, each with the name of its habit. */
function replacementsOf({ path, value }: Spot): [habit: string, replacement: Json][] {
  const name = String(path.at(-1));
  const isElement = typeof path.at(-1) === 'number';
  const replacements: [string, Json][] = [];
  if (!isElement && !isIdentity(name))
    for (const empty of EMPTY) replacements.push([`empty: ${JSON.stringify(empty)}`, empty]);
  if (isElement && isObject(value))
    for (const garbage of GARBAGE)
      replacements.push([`malformed element: ${JSON.stringify(garbage)}`, garbage]);
  if (typeof value === 'number') replacements.push(['number as a string', asNumericString(value)]);
  if (typeof value === 'string' && isWhole(value) && isIdentity(name))
    replacements.push(['identifier as a number', Number(value)]);
  if (typeof value === 'boolean')
    for (const word of [Number(value), String(Number(value)), String(value)])
      replacements.push([`boolean as ${JSON.stringify(word)}`, word]);
  if (Array.isArray(value) && value.length > 0) replacements.push(['list as a map', asMap(value)]);
  if (isObject(value) && Object.keys(value).length > 0)
    replacements.push(['unknown field', { ...value, extension_attributes: { is_new: [] }, items_qty: null }]);
  if (typeof value === 'string' && ENUM.test(name)) replacements.push(['unknown word', 'unheard_of']);
  return replacements;
}

/** Chooses one place of the body and one habit for it; null for a body without a place to change. */
export function mutations(body: Json): fc.Arbitrary<Mutation> | null {
  const spots = [...spotsOf(body)].filter((spot) => replacementsOf(spot).length > 0);
  if (spots.length === 0) return null;
  return fc.constantFrom(...spots).chain((spot) =>
    fc.constantFrom(...replacementsOf(spot)).map(([habit, replacement]) => ({
      habit,
      path: spot.path.join('.'),
      body: withValue(body, spot.path, replacement),
      // An unknown value of such a field may make a reader drop the whole element.
      mayLose: ENUM.test(String(spot.path.at(-1))) ? spot.element : spot.value,
    })),
  );
}
