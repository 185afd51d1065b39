import * as z from 'zod/mini';
import { type Components, documentedSchema } from '../../contract/documentedSchema.ts';
import type { AnyEndpoint } from '../../contract/endpoint.ts';
import { describeValue, type Mismatch, mismatches } from './validate.ts';

/**
 * A deviation of one response. required: the shop loses something. tolerated: the shop reads the value anyway. hint:
 * advice on safety or speed.
 */
export interface Finding {
  level: 'required' | 'tolerated' | 'hint';
  message: string;
  /** How many values deviate in the same way. */
  count: number;
}

const components: Components = {};

/** items[].name of ['items', 3, 'name'] */
const pathOf = (keys: readonly PropertyKey[]) =>
  keys
    .map((key) => (typeof key === 'number' ? '[]' : `.${String(key)}`))
    .join('')
    .replace(/^\./, '') || '(body)';

const valueAt = (value: unknown, keys: readonly PropertyKey[]): unknown =>
  keys.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | null)?.[key], value);

/** Paths of lists that are shorter after parsing: the parser dropped malformed elements. */
function droppedElements(raw: unknown, parsed: unknown, path = ''): Mismatch[] {
  if (Array.isArray(raw) && Array.isArray(parsed)) {
    const lost = raw.length - parsed.length;
    if (lost > 0)
      return [
        { path: `${path}[]`, expected: `${raw.length} elements`, received: `${lost} that cannot be read` },
      ];
    return raw.flatMap((item, index) => droppedElements(item, parsed[index], `${path}[]`));
  }
  if (typeof raw !== 'object' || raw === null || typeof parsed !== 'object' || parsed === null) return [];
  return Object.entries(raw).flatMap(([name, inner]) =>
    droppedElements(inner, (parsed as Record<string, unknown>)[name], path ? `${path}.${name}` : name),
  );
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** Needed paths without a value in the parsed response. */
function emptyPaths(parsed: unknown, needed: string, path = ''): string[] {
  const [segment = '', ...rest] = needed.split('.');
  const isList = segment.endsWith('[]');
  const name = isList ? segment.slice(0, -2) : segment;
  const here = [path, segment].filter(Boolean).join('.');
  const value = name === '' ? parsed : (parsed as Record<string, unknown> | null)?.[name];
  if (isList)
    return (Array.isArray(value) ? value : []).flatMap((item) =>
      rest.length > 0 ? emptyPaths(item, rest.join('.'), here) : isEmpty(item) ? [here] : [],
    );
  if (rest.length > 0) return isEmpty(value) ? [here] : emptyPaths(value, rest.join('.'), here);
  return isEmpty(value) ? [here] : [];
}

/** One finding for all values at one path; the first value stands for all. */
function merge(level: Finding['level'], deviations: readonly Mismatch[]): Finding[] {
  const findings = new Map<string, Finding>();
  for (const { path, expected, received } of deviations) {
    const key = `${path} ${expected}`;
    const message = `${path}: expected ${expected}, received ${received}`;
    const { count } = findings.get(key) ?? { count: 0 };
    findings.set(key, { level, message: findings.get(key)?.message ?? message, count: count + 1 });
  }
  return [...findings.values()];
}

/** The number of different findings of one response that a report names. */
const MOST_FINDINGS = 40;

/**
 * Checks the body of a response twice: as the storefront parses it, and against the documented types. parsed: undefined when
 * the storefront cannot read the body.
 */
export function checkBody(
  { response }: AnyEndpoint,
  body: unknown,
  needed: readonly string[] = [],
): { findings: Finding[]; parsed: unknown } {
  const result = z.safeParse(response, body);
  const strict = mismatches(body, documentedSchema(response, components), components);
  const lost: Mismatch[] = result.success
    ? droppedElements(body, result.data)
    : result.error.issues.map(({ path, message }) => ({
        path: pathOf(path),
        expected: strict.find((one) => one.path === pathOf(path))?.expected ?? message,
        received: describeValue(valueAt(body, path)),
      }));
  const empty = result.success ? needed.flatMap((path) => emptyPaths(result.data, path)) : [];
  const lostPaths = new Set(lost.map(({ path }) => path));
  const required = [
    ...lost,
    ...empty.map((path) => ({ path, expected: 'a value that the shop needs', received: 'nothing' })),
  ];
  const tolerated = strict.filter(({ path }) => !lostPaths.has(path));
  const findings = [...merge('required', required), ...merge('tolerated', tolerated)];
  return { findings: findings.slice(0, MOST_FINDINGS), parsed: result.success ? result.data : undefined };
}
