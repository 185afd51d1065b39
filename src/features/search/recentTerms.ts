import * as z from 'zod/mini';

const KEY = 'recent-searches';
const MAX_TERMS = 5;

/** Returns the recent search terms, newest first; empty when storage is unavailable. */
export function recentTerms(): string[] {
  try {
    const parsed = z.safeParse(z.array(z.string()), JSON.parse(sessionStorage.getItem(KEY) ?? '[]'));
    return parsed.success ? parsed.data.slice(0, MAX_TERMS) : [];
  } catch {
    return [];
  }
}

/** Stores a term in session storage only: the next shopper at a kiosk must not see it. */
export function rememberTerm(term: string): void {
  const same = (other: string) => other.toLowerCase() === term.toLowerCase();
  const terms = [term, ...recentTerms().filter((other) => !same(other))].slice(0, MAX_TERMS);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(terms));
  } catch {
    // Storage is full or blocked; the search works without it.
  }
}
