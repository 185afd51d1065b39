import fc from 'fast-check';

/** Marker that requests.ts replaces with 1e400, a number that JSON.stringify cannot write. */
export const RAW_NUMBER = '@@1e400@@';

const nested = (levels: number, wrap: (inner: unknown) => unknown): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = wrap(value);
  return value;
};

/** An object with an own property of this name; an object literal would set the prototype. */
const withOwn = (name: string, value: unknown) =>
  Object.defineProperty({}, name, { value, enumerable: true, configurable: true, writable: true });

const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfffb',
  '%',
  '%00',
  '../../etc/passwd',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '{{constructor}}',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  '-1',
  '0',
  '1e5',
  '1.5',
  '-0',
  '2147483648',
  '9'.repeat(20),
  '😀'.repeat(50),
  '\u202e\u0000',
  '(((((((((((((((',
  'a'.repeat(501),
  'x'.repeat(6000),
  'a,'.repeat(2000),
  'a:b;'.repeat(1000),
];

const values: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => false,
  () => [],
  () => ({}),
  () => -1,
  () => 0,
  () => 1.5,
  () => -999,
  () => 1e308,
  () => 2 ** 31,
  () => 2 ** 53 + 2,
  () => RAW_NUMBER,
  () => [null],
  () => [[[[]]]],
  () => nested(30, (inner) => ({ a: inner })),
  () => nested(3000, (inner) => [inner]),
  () => withOwn('__proto__', { isAdmin: true }),
  () => withOwn('constructor', { prototype: { isAdmin: true } }),
  () => Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [`k${at}`, at])),
  () => Array.from({ length: 5000 }, (_, at) => at),
  () => 'x'.repeat(200_000),
];

/** Values of a malicious client: wrong types, huge numbers, deep nesting, invalid text, names of prototype members. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...texts) },
  { weight: 4, arbitrary: fc.constantFrom(...values).map((create) => create()) },
  { weight: 2, arbitrary: fc.integer() },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** Replaces the at-th nested value (in depth-first order) with another; the whole value when nothing is nested. */
export function withOneReplaced(value: unknown, at: number, other: unknown): unknown {
  const paths: string[][] = [];
  const walk = (inner: unknown, path: string[]) => {
    if (path.length > 0) paths.push(path);
    if (typeof inner === 'object' && inner !== null)
      for (const [key, child] of Object.entries(inner)) walk(child, [...path, key]);
  };
  walk(value, []);
  const path = paths[at % Math.max(1, paths.length)];
  if (!path) return other;
  const copy = structuredClone(value) as Record<string, unknown>;
  const last = path.at(-1) ?? '';
  const parent = path.slice(0, -1).reduce((inner, key) => inner[key] as Record<string, unknown>, copy);
  parent[last] = other;
  return copy;
}
