/** URL of a product page. simpleId preselects a variant (docs/spec/09 §3). */
export function productPath(urlKey: string, simpleId?: string): string {
  const variant = simpleId ? `?configurable_entity_id=${encodeURIComponent(simpleId)}` : '';
  return `/product/${encodeURIComponent(urlKey)}${variant}`;
}
