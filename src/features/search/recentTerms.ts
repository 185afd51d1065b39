import * as z from 'zod/mini';

const KEY = 'recent-searches';
const KEPT = 5;

/** What this shopper searched for last, newest first. Nothing when the browser keeps nothing. */
export function recentTerms(): string[] {
  try {
    const parsed = z.safeParse(z.array(z.string()), JSON.parse(sessionStorage.getItem(KEY) ?? '[]'));
    return parsed.success ? parsed.data.slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

/** Keeps a term for this visit only: the next shopper at a kiosk must not see it. */
export function rememberTerm(term: string): void {
  const same = (other: string) => other.toLowerCase() === term.toLowerCase();
  const terms = [term, ...recentTerms().filter((other) => !same(other))].slice(0, KEPT);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(terms));
  } catch {
    // Storage is full or forbidden: the box works without it.
  }
}
