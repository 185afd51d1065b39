/** Query keys that name another product and not another view; kept only together (shell specification §2). */
const KEPT = ['configurable_entity_id', 'configured_entity_id'];

/** The one address of a page: without its query, but for the two keys of a chosen variant when both are there. */
export function canonicalPath(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  const path = pathname === '/' ? '/' : pathname.replace(/\/+$/, '');
  if (!KEPT.every((key) => query.get(key))) return path;
  return `${path}?${new URLSearchParams(KEPT.map((key) => [key, query.get(key) ?? '']))}`;
}
