import { isPersonalTerm } from '@contract/personalTerm';
import * as z from 'zod/mini';
import { deviceStorage } from '@/browser/deviceStorage';

const KEY = 'recent-searches';
const MAX_TERMS = 5;

/** Returns the recent search terms, newest first; empty when storage is unavailable. */
export function recentTerms(): string[] {
  try {
    const parsed = z.safeParse(z.array(z.string()), JSON.parse(deviceStorage.get(KEY) ?? '[]'));
    return parsed.success ? parsed.data.slice(0, MAX_TERMS) : [];
  } catch {
    return [];
  }
}

/**
 * Stores a term in this browser for the next visit. A kiosk wipes the storage of its Electron session at the end of each visit
 * (docs/spec/17 §1), so the next shopper does not see it. A term with an email, a telephone number or a postcode is not stored.
 */
export function rememberTerm(term: string): void {
  if (isPersonalTerm(term)) return;
  const same = (other: string) => other.toLowerCase() === term.toLowerCase();
  const terms = [term, ...recentTerms().filter((other) => !same(other))].slice(0, MAX_TERMS);
  // If storage is full or blocked, the search works without it.
  deviceStorage.set(KEY, JSON.stringify(terms));
}

export function forgetTerms(): void {
  deviceStorage.remove(KEY);
}
