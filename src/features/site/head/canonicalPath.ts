/** Query keys that identify a variant. They stay in the canonical URL only when both are present (docs/spec/01 §4). */
const VARIANT_KEYS = ['configurable_entity_id', 'configured_entity_id'];

/** Returns the canonical path of a page: without its query, except for the two keys of a selected variant. */
export function canonicalPath(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  const path = pathname === '/' ? '/' : pathname.replace(/\/+$/, '');
  if (!VARIANT_KEYS.every((key) => query.get(key))) return path;
  return `${path}?${new URLSearchParams(VARIANT_KEYS.map((key) => [key, query.get(key) ?? '']))}`;
}
