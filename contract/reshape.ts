import type * as z from 'zod/mini';

// Shapes that the specification leaves open (docs/spec/19 §8): a list may be a map by identifier or label, a response may be wrapped, a
// field may have another name. A shape is converted before its schema parses it.

export type JsonObject = Record<string, unknown>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isScalar = (value: unknown) =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' || typeof value === 'boolean';

/** The converted form of each container, through which readResponse.ts finds the malformed value on a path. */
const rewritten = new WeakMap<object, unknown>();

/** The object that a schema parses in place of a container. */
export function shapeOf(value: unknown): unknown {
  let shape = value;
  while (typeof shape === 'object' && shape !== null && rewritten.has(shape)) shape = rewritten.get(shape);
  return shape;
}

/** Memoises a conversion, so that the same container always yields the same object, from which a malformed part can be deleted. */
export function reshape(convert: (value: unknown) => unknown): (value: unknown) => unknown {
  const results = new WeakMap<object, unknown>();
  return (value) => {
    if (typeof value !== 'object' || value === null) return convert(value);
    const earlier = results.get(value);
    if (earlier !== undefined) return earlier;
    const result = convert(value);
    if (result === value) return value;
    results.set(value, result);
    rewritten.set(value, result);
    return result;
  };
}

interface Definition {
  type: string;
  shape?: Record<string, unknown>;
  innerType?: z.ZodMiniType;
  in?: z.ZodMiniType;
  out?: z.ZodMiniType;
}

/** The list or object schema inside defaults, transforms and nullables. */
function innermost(schema: z.ZodMiniType): Definition {
  const definition = schema.def as Definition;
  if (definition.innerType) return innermost(definition.innerType);
  if (definition.type !== 'pipe' || !definition.in || !definition.out) return definition;
  const isRead = (definition.in.def as Definition).type === 'transform';
  return innermost(isRead ? definition.out : definition.in);
}

/** Alternative names of a schema's fields, as declared by readAs. */
const furtherNames = new WeakMap<object, Readonly<Record<string, readonly string[]>>>();

export function rememberNames(schema: z.ZodMiniType, names: Record<string, readonly string[]>): void {
  furtherNames.set(innermost(schema), names);
}

const namesOf = (definition: Definition, field: string) => [
  field,
  ...(furtherNames.get(definition)?.[field] ?? []),
];

/** Fields that identify an element only if it has no better one. */
const LABELS = new Set(['name', 'label', 'title', 'text']);
/** Fields that identify an element only if the map's keys are mere positions. */
const CODES = new Set(['code', 'attribute_code']);

/**
 * The elements of a list that arrives as an object: a single element, or a map of elements. identity: the schema of identifiers; elements
 * without an identifier get their key
 */
export function elementsOf(item: z.ZodMiniType, value: JsonObject, identity: unknown): unknown[] {
  const definition = innermost(item);
  const fields = Object.keys(definition.shape ?? {});
  const own = fields.find((name) => definition.shape?.[name] === identity);
  const identifying = own ? namesOf(definition, own) : fields;
  if (identifying.some((name) => isScalar(value[name]))) return [value];
  const elements = Object.entries(value);
  const isPosition = elements.every(([key], at) => key === String(at));
  const isWeaker = (name: string) => LABELS.has(name) || (!isPosition && name !== own && CODES.has(name));
  const isKeyed =
    own !== undefined &&
    elements.every(
      ([, element]) => isObject(element) && !identifying.some((name) => name in element && !isWeaker(name)),
    );
  return isKeyed
    ? elements.map(([key, element]) => ({ [own]: key, ...(element as JsonObject) }))
    : elements.map(([, element]) => element);
}

/** Converts a map of texts to a list: { moss: 'Moss' } becomes [{ [key]: 'moss', [label]: 'Moss' }]. Anything else stays unchanged. */
export const pairs =
  (key: string, label: string) =>
  (value: unknown): unknown => {
    if (!isObject(value) || isScalar(value[key])) return value;
    const entries = Object.entries(value);
    return entries.every(([, one]) => isScalar(one) || one === null || one === '')
      ? entries.map(([name, one]) => ({ [key]: name, [label]: one }))
      : value;
  };

/** Fields of an envelope around a response. */
const ENVELOPE =
  /^(success|status|code|message|messages|error|errors|meta|links?|total\w*|count|size|page\w*|limit|search_criteria|version|time\w*)$/;
const WRAPPER = /^(data|result|results|response|items|list|records|rows|payload|body)$/;

/**
 * Unwraps a response: the list in { items: [...] } or { locations: [...] }, the object in { data: {...} } or { product: {...} }, unless the
 * schema itself has a field of that name.
 */
export function unwrap(schema: z.ZodMiniType, body: unknown): unknown {
  const { type, shape = {} } = innermost(schema);
  // PHP serialises an empty object as an empty list.
  if (type === 'object' && Array.isArray(body) && body.length === 0) return {};
  if (!isObject(body)) return body;
  if (type !== 'array' && type !== 'object') return body;
  const contents = Object.keys(body).filter((name) => !ENVELOPE.test(name));
  const [name = ''] = contents;
  const inner = body[name];
  if (contents.length !== 1 || name in shape || typeof inner !== 'object' || inner === null) return body;
  if (type === 'object') {
    const isOwn = Object.keys(body).some((key) => key !== name && key in shape && !ENVELOPE.test(key));
    if (isOwn) return body;
    return isObject(inner) ? unwrap(schema, inner) : WRAPPER.test(name) ? inner : body;
  }
  if (Array.isArray(inner)) return inner;
  return WRAPPER.test(name) || /[a-z]s$/.test(name) ? unwrap(schema, inner) : body;
}
