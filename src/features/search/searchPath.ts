/** Address of the results for a term; null for a term of nothing. */
export function searchPath(term: string): string | null {
  const words = term.trim().replace(/\s+/g, ' ');
  return words ? `/search/${encodeURIComponent(words)}` : null;
}
