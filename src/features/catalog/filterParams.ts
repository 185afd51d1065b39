type Filters = Record<string, string[]>;

/** Parameters of an address that are no filters: the listing's own, the product page's, and those of campaigns. */
const reserved = new Set([
  'page',
  'dir',
  'order',
  'display_mode',
  'visibility',
  'configurable_entity_id',
  'configured_entity_id',
  'products',
  'pagespeed',
  'gclid',
  'fbclid',
  'msclkid',
]);

const FILTER_CODE = /^[a-z][a-z0-9_]*$/;

const isFilterCode = (code: string) =>
  FILTER_CODE.test(code) && !reserved.has(code) && !code.startsWith('utm_');

const escaped = (value: string, marks: RegExp) => value.replace(marks, encodeURIComponent);

/** decodeURIComponent that leaves a stray % alone. */
function plain(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Several values of one filter are joined with a pipe; a pipe within a value is escaped. */
export function filtersOf(params: URLSearchParams): Filters {
  const filters = new Map<string, string[]>();
  for (const [code, text] of params) {
    if (!isFilterCode(code)) continue;
    const values = text.split('|').map(plain).filter(Boolean);
    const all = [...new Set([...(filters.get(code) ?? []), ...values])];
    if (all.length > 0) filters.set(code, all);
  }
  return Object.fromEntries(filters);
}

export function paramsOf(filters: Filters): URLSearchParams {
  const params = new URLSearchParams();
  for (const code of Object.keys(filters).sort()) {
    const values = filters[code] ?? [];
    if (values.length > 0) params.set(code, values.map((value) => escaped(value, /[%|]/g)).join('|'));
  }
  return params;
}

/**
 * The server's form: 'code:value,value;code:from-to', in order of code so that one choice has one cache entry.
 * Undefined when nothing is chosen.
 */
export function filtersForApi(filters: Filters): string | undefined {
  const parts = Object.keys(filters)
    .sort()
    .filter((code) => filters[code]?.length)
    .map((code) => `${code}:${filters[code]?.map((value) => escaped(value, /[%,;:]/g)).join(',')}`);
  return parts.length > 0 ? parts.join(';') : undefined;
}
