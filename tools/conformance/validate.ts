import { type Components, type JsonSchema, resolveReference } from '../../contract/documentedSchema.ts';

/** A value of a different type than documented. The path omits list indexes: items[].price */
export interface Mismatch {
  path: string;
  expected: string;
  received: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The JSON type of a value, with the value itself if it is short. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? '[]' : 'a list';
  if (typeof value === 'object') return Object.keys(value).length === 0 ? '{}' : 'an object';
  return `${typeof value} ${JSON.stringify(value).slice(0, 40)}`;
}

function isOfType(value: unknown, type: unknown): boolean {
  if (Array.isArray(type)) return type.some((one) => isOfType(value, one));
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  if (type === 'integer') return Number.isInteger(value);
  return type === typeof value;
}

const asSchema = (value: unknown) => (isObject(value) ? value : undefined);
const alternativesOf = ({ anyOf, oneOf }: JsonSchema): JsonSchema[] | undefined =>
  (anyOf ?? oneOf) as JsonSchema[] | undefined;

function describeType(schema: JsonSchema, components: Components): string {
  const resolved = resolveReference(schema, components);
  const alternatives = alternativesOf(resolved);
  if (alternatives) return alternatives.map((one) => describeType(one, components)).join(' or ');
  if (Array.isArray(resolved.enum)) return `one of ${resolved.enum.join(', ')}`;
  return [resolved.type ?? 'a value'].flat().join(' or ');
}

/**
 * Compares a value with a schema of the OpenAPI document: types, enums, required properties, items and additional properties, the only
 * features used by the contract's response schemas.
 */
export function mismatches(
  value: unknown,
  schema: JsonSchema,
  components: Components,
  path = '',
): Mismatch[] {
  const resolved = resolveReference(schema, components);
  const mismatch = (): Mismatch[] => [
    { path: path || '(body)', expected: describeType(resolved, components), received: describeValue(value) },
  ];
  const alternatives = alternativesOf(resolved);
  if (alternatives) {
    const results = alternatives.map((one) => mismatches(value, one, components, path));
    if (results.some((found) => found.length === 0)) return [];
    // The mismatches with the alternative for this type of value, such as the object in "object or null".
    return results.find((found) => found.every((one) => one.path !== (path || '(body)'))) ?? mismatch();
  }
  const { type, enum: words } = resolved;
  if (type !== undefined && !isOfType(value, type)) return mismatch();
  if (Array.isArray(words) && !words.includes(value)) return mismatch();
  if (Array.isArray(value)) {
    const items = asSchema(resolved.items);
    return items ? value.flatMap((item) => mismatches(item, items, components, `${path}[]`)) : [];
  }
  if (!isObject(value)) return [];
  const properties = asSchema(resolved.properties) ?? {};
  const others = asSchema(resolved.additionalProperties);
  const pathOf = (name: string) => (path ? `${path}.${name}` : name);
  const required = (resolved.required ?? []) as string[];
  const missing = required
    .filter((name) => value[name] === undefined)
    .map((name): Mismatch => {
      const expected = describeType(asSchema(properties[name]) ?? {}, components);
      return { path: pathOf(name), expected, received: 'nothing' };
    });
  const nested = Object.entries(value).flatMap(([name, inner]) => {
    const declared = asSchema(properties[name]);
    if (declared) return mismatches(inner, declared, components, pathOf(name));
    return others ? mismatches(inner, others, components, pathOf('*')) : [];
  });
  return [...missing, ...nested];
}
