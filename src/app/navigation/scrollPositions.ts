import type { Location } from 'react-router-dom';
import { tabStorage } from '@/lib/deviceStorage';

const STORAGE_KEY = 'scrollPositions';

/**
 * Where a page is scrolled to: the position in px at which its entry was left, the top, or the position of the page before; a hash comes before
 * the last two. The browser itself scrolls a document that the server rendered.
 */
export type Scroll = number | 'top' | 'same' | 'browser';

/** Scroll positions in px of this tab's history entries, by their keys. They survive a reload. */
export interface ScrollPositions {
  of: (key: string) => number | undefined;
  save: (key: string) => void;
  store: () => void;
}

function storedPositions(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(tabStorage.get(STORAGE_KEY) ?? '{}');
    const entries = Object.entries(stored ?? {});
    return new Map(entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
  } catch {
    return new Map();
  }
}

export function readScrollPositions(): ScrollPositions {
  const positions = storedPositions();
  return {
    of: (key) => positions.get(key),
    save: (key) => void positions.set(key, window.scrollY),
    store() {
      // Without storage a reload opens the page at its top.
      tabStorage.set(STORAGE_KEY, JSON.stringify(Object.fromEntries(positions)));
    },
  };
}

function hashTarget(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

/** Scrolls a page that has just been rendered. */
export function scrollPage({ hash }: Location, scroll: Scroll): void {
  if (scroll === 'browser') return;
  const target = typeof scroll === 'number' ? null : hashTarget(hash);
  if (target) target.scrollIntoView();
  else if (scroll !== 'same') window.scrollTo(0, scroll === 'top' ? 0 : scroll);
}
