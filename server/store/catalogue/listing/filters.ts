/** Chosen filters: code to values, in the order given. */
export type Filters = ReadonlyMap<string, readonly string[]>;

function plain(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Reads 'code:value,value;code:from-to' (commerce specification §2: several values of one filter by commas). Signs of the
 * form within a value are percent-escaped.
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
      .map(plain)
      .filter(Boolean);
    if (values.length > 0) filters.set(code, [...(filters.get(code) ?? []), ...values]);
  }
  return filters;
}

export interface Range {
  from: number;
  to: number;
}

/** Reads '100-500', '100-' or '-500'; null when it is no range. Reversed ends are turned round. */
export function readRange(text: string): Range | null {
  const match = /^(\d+(?:\.\d+)?)?-(\d+(?:\.\d+)?)?$/.exec(text);
  if (!match) return null;
  const from = match[1] === undefined ? -Infinity : Number(match[1]);
  const to = match[2] === undefined ? Infinity : Number(match[2]);
  return from <= to ? { from, to } : { from: to, to: from };
}
