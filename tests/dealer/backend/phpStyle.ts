/** Lists that PHP keeps as arrays with keys, which json_encode writes as maps. */
const listsWithKeys = new Set([
  'attributes',
  'simple_products',
  'shipping_methods',
  'payment_methods',
  'locations',
  'filters',
  'reviews',
]);

const isoDate = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;
const emptyLists = [[], {}, null, ''] as const;

/** Chooses the notation of an empty list by its name, so that every run sees the same. */
const emptyListOf = (key: string) =>
  emptyLists[[...key].reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % emptyLists.length];

function keyOf(item: unknown, index: number): string {
  const { entity_id, code, google_code, review_id } = item as Record<string, unknown>;
  return String(entity_id ?? code ?? google_code ?? review_id ?? index + 1);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Rewrites a value as json_encode of a PHP backend would write it: numbers and booleans as strings, dates of MySQL, an
 * empty map as [], an empty list in four notations, lists with keys as maps, and fields without a value left out.
 */
export function phpStyle(value: unknown, key = ''): unknown {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (typeof value === 'string') return isoDate.test(value) ? value.slice(0, 19).replace('T', ' ') : value;
  if (Array.isArray(value)) {
    if (value.length === 0) return emptyListOf(key);
    if (listsWithKeys.has(key) && value.every(isObject)) {
      return Object.fromEntries(value.map((item, index) => [keyOf(item, index), phpStyle(item)]));
    }
    return value.map((item) => phpStyle(item));
  }
  if (!isObject(value)) return value;
  const fields = Object.entries(value);
  if (fields.length === 0) return [];
  return Object.fromEntries(
    fields
      .filter(([name, part]) => part !== null || name.length % 2 === 0)
      .map(([name, part]) => [name, phpStyle(part, name)]),
  );
}

/** A response whose every field is empty, such as the payment before one is chosen, is an empty array of PHP. */
export const phpResponse = (data: unknown): unknown =>
  isObject(data) &&
  Object.values(data).every((value) => value === '' || (isObject(value) && Object.keys(value).length === 0))
    ? []
    : phpStyle(data);

/** What PHP frameworks answer to a write that returns nothing: status, content type and body. */
const writeAnswers = [
  [200, 'application/json', 'true'],
  [200, 'application/json', '[]'],
  [204, '', ''],
  [200, 'application/json', '{"success":"1"}'],
  [200, 'application/json', 'null'],
  [200, 'text/html; charset=UTF-8', ''],
  [200, 'application/json; charset=utf-8', '"OK"'],
  [202, 'text/html; charset=UTF-8', 'true'],
] as const;

/** The answer to the n-th write. A created resource keeps its status 201. */
export function phpWriteAnswer(n: number, status: number): readonly [number, string, string] {
  const answer = writeAnswers[n % writeAnswers.length] ?? writeAnswers[0];
  return status === 200 ? answer : [status, answer[1] || 'application/json', answer[2]];
}

/** The error pages of a PHP host, in HTML whatever was asked for. */
export const errorPage = (status: number) =>
  `<!DOCTYPE html>
<html><head><title>${status === 404 ? '404 Not Found' : 'There has been an error processing your request'}</title></head>
<body><h1>${status === 404 ? 'Whoops, our bad...' : 'There has been an error processing your request'}</h1>
<p>Error log record number: 172839405</p></body></html>`;
