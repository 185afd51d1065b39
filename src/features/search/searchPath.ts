/** URL of the results for a term; null for an empty term. */
export function searchPath(term: string): string | null {
  const words = term.trim().replace(/\s+/g, ' ');
  return words ? `/search/${encodeURIComponent(words)}` : null;
}
