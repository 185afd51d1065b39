/** Parses a numeric id of a request; null for any other text. */
export function parseId(id: string): number | null {
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
}
