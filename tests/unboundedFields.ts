import * as z from 'zod/mini';

type Node = z.core.$ZodType;

const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: deep(levels - 1) });
const HOSTILE = {
  'many entries': Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`k${at}`, 1])),
  'a long key': { ['k'.repeat(20_000)]: 1 },
  'a long text': { k: 'x'.repeat(100_000) },
  'deep nesting': { k: deep(50) },
  'a long list': { k: Array(5000).fill(1) },
};

const hasMost = (checks: readonly string[]) => checks.includes('max_length');
const isBetween = (checks: readonly string[]) =>
  checks.includes('number_format') || (checks.includes('less_than') && checks.includes('greater_than'));

/** Paths of the fields whose size a client could choose without limit. */
export function findUnbounded(schema: Node, path: string): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const own = 'check' in def ? [String(def.check)] : [];
  const checks = [...own, ...(def.checks ?? []).map((check) => check._zod.def.check)];
  const within = (inner: Node, step = '') => findUnbounded(inner, path + step);
  switch (def.type) {
    case 'string':
      return hasMost(checks) ? [] : [`${path}: text`];
    case 'number':
      return isBetween(checks) ? [] : [`${path}: number`];
    case 'array':
      return [...(hasMost(checks) ? [] : [`${path}: list`]), ...within(def.element, '[]')];
    case 'object': {
      const fields = Object.entries(def.shape).flatMap(([key, inner]) => within(inner, `.${key}`));
      return def.catchall ? [...fields, ...looseRecord(schema, path)] : fields;
    }
    case 'record':
      return [
        ...looseRecord(schema, path),
        ...(def.valueType._zod.def.type === 'unknown' ? [] : within(def.valueType, '{}')),
      ];
    case 'union':
      return def.options.flatMap((inner) => within(inner));
    case 'pipe':
      return [...within(def.in), ...within(def.out)];
    case 'optional':
    case 'nullable':
    case 'default':
      return within(def.innerType);
    case 'tuple':
      return def.items.flatMap((inner, at) => within(inner, `[${at}]`));
    case 'boolean':
    case 'enum':
    case 'null':
    case 'transform':
      return [];
    default:
      return [`${path}: ${def.type}`];
  }
}

/** Bounds of a record are refinements, which introspection cannot read, so hostile records are parsed instead. */
function looseRecord(schema: Node, path: string): string[] {
  return Object.entries(HOSTILE).flatMap(([name, value]) =>
    z.safeParse(schema as z.ZodMiniType, value).success ? [`${path}: ${name}`] : [],
  );
}
