/** Address of a product's page. simpleId keeps the variant that is shown (commerce specification §4). */
export function productPath(urlKey: string, simpleId?: string): string {
  const variant = simpleId ? `?configurable_entity_id=${encodeURIComponent(simpleId)}` : '';
  return `/product/${encodeURIComponent(urlKey)}${variant}`;
}
