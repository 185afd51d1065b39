import { safeDecode } from '../../../../contract/safeDecode.ts';

/** Selected filters: code to values, in the given order. */
export type Filters = ReadonlyMap<string, readonly string[]>;

/**
 * Parses 'code:value,value;code:from-to' (docs/spec/07 §2: several values of one filter are separated by
 * commas). Separators within a value are percent-encoded.
 */
export function readFilters(text: string | undefined): Filters {
  const filters = new Map<string, string[]>();
  for (const part of (text ?? '').split(';')) {
    const colon = part.indexOf(':');
    if (colon < 1) continue;
    const code = part.slice(0, colon);
    const values = part
      .slice(colon + 1)
      .split(',')
      .map(safeDecode)
      .filter(Boolean);
    if (values.length > 0) filters.set(code, [...(filters.get(code) ?? []), ...values]);
  }
  return filters;
}

/** Parses '100-500', '100-', '-500' or, for negative numbers, '-18--5'; null for any other text. Reversed bounds are swapped. */
export function readRange(text: string) {
  const match = /^(-?\d+(?:\.\d+)?)?-(-?\d+(?:\.\d+)?)?$/.exec(text);
  if (!match) return null;
  const from = match[1] === undefined ? -Infinity : Number(match[1]);
  const to = match[2] === undefined ? Infinity : Number(match[2]);
  return from <= to ? { from, to } : { from: to, to: from };
}
