import { type Components, documentedSchema } from '../../contract/documentedSchema.ts';
import type { AnyEndpoint } from '../../contract/endpoint.ts';
import { readResponse } from '../../contract/readResponse.ts';
import { describeValue, type Mismatch, mismatches } from './validate.ts';

/**
 * A deviation in a response. required: the shop loses something. tolerated: the shop reads the value anyway. hint: advice on security or
 * speed
 */
export interface Finding {
  level: 'required' | 'tolerated' | 'hint';
  message: string;
  /** Number of values with the same deviation. */
  count: number;
}

const components: Components = {};

/** Converts ['items', 3, 'name'] to items[].name. */
const pathOf = (keys: readonly PropertyKey[]) =>
  keys
    .map((key) => (typeof key === 'number' ? '[]' : `.${String(key)}`))
    .join('')
    .replace(/^\./, '') || '(body)';

const valueAt = (value: unknown, keys: readonly PropertyKey[]): unknown =>
  keys.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | null)?.[key], value);

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** Required paths without a value in the parsed response. */
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

/** Merges all deviations at one path into a finding, with the first value as its example. */
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

/** Maximum number of different findings that a report lists for one response. */
const MOST_FINDINGS = 40;

/**
 * Checks the body of a response twice: as the storefront parses it, and against the documented types. parsed: undefined if the storefront
 * can't read the body
 */
export function checkBody(
  { response }: AnyEndpoint,
  body: unknown,
  needed: readonly string[] = [],
): { findings: Finding[]; parsed: unknown } {
  const { data, dropped, error } = readResponse(response, body);
  const strict = mismatches(body, documentedSchema(response, components), components);
  const lost: Mismatch[] = error
    ? error.issues.map(({ path, message }) => ({
        path: pathOf(path),
        expected: strict.find((one) => one.path === pathOf(path))?.expected ?? message,
        received: describeValue(valueAt(body, path)),
      }))
    : dropped
        .filter((path) => path.endsWith('[]'))
        .map((path) => ({ path, expected: 'an element', received: 'one that cannot be read' }));
  const empty = error ? [] : needed.flatMap((path) => emptyPaths(data, path));
  const lostPaths = new Set(lost.map(({ path }) => path));
  const required = [
    ...lost,
    ...empty.map((path) => ({ path, expected: 'a value that the shop needs', received: 'nothing' })),
  ];
  const tolerated = strict.filter(({ path }) => !lostPaths.has(path));
  const findings = [...merge('required', required), ...merge('tolerated', tolerated)];
  return { findings: findings.slice(0, MOST_FINDINGS), parsed: data };
}
