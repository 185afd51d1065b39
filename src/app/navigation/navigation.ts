import { createPath, type Location, NavigationType, type Navigator, type To } from 'react-router-dom';
import type { OpenPage } from '@/app/page';
import { type HistoryEntry, makeEntry, readEntry, urlOf, writeEntry } from './historyEntry';
import { readScrollPositions, type Scroll } from './scrollPositions';

/** What is on the screen. */
export interface View extends HistoryEntry {
  type: NavigationType;
  pages: readonly OpenPage[];
  scroll: Scroll;
}

/** Opens the pages of a location; never rejects. */
export type Open = (location: Location, previous: readonly OpenPage[]) => Promise<readonly OpenPage[]>;

interface Screen {
  open: Open;
  /** The pages of a navigation begin to load. */
  onPending: () => void;
  show: (next: View, isAnimated: boolean) => void;
}

export interface Navigation {
  navigator: Navigator;
  /** Follows Back and Forward and keeps the scroll positions. Returns what ends both. */
  listen: () => () => void;
}

/** A navigation within the page needs no new data. */
const isWithinPage = (from: Location, to: Location): boolean =>
  from.pathname === to.pathname && from.search === to.search && to.hash !== '';

/** What a document shows first. isHydrating: the server rendered it, and the browser scrolls it. */
export function firstView(pages: readonly OpenPage[], isHydrating: boolean): View {
  const entry = readEntry();
  const scroll = isHydrating ? 'browser' : (readScrollPositions().of(entry.location.key) ?? 'top');
  return { ...entry, type: NavigationType.Pop, pages, scroll };
}

/**
 * Navigates as the data router of React Router does, which would be 17 kB more of a phone's first page: the next page's code and texts
 * load and its requests start while the page before stays; then the address changes and the page is shown. Only the
 * latest navigation is shown.
 */
export function makeNavigation(first: View, { open, onPending, show }: Screen): Navigation {
  const positions = readScrollPositions();
  let view = first;
  let latest = 0;

  async function go(entry: HistoryEntry, type: NavigationType, staysThere = false): Promise<void> {
    latest += 1;
    const number = latest;
    const { location } = entry;
    positions.save(view.location.key);
    let { pages } = view;
    if (!isWithinPage(view.location, location)) {
      onPending();
      pages = await open(location, pages);
      if (number !== latest) return;
    }
    if (type !== NavigationType.Pop) writeEntry(entry, type === NavigationType.Replace);
    const isReturn = type === NavigationType.Pop && view.origin === location.key;
    const isAnimated = isReturn || entry.origin === view.location.key;
    view = { ...entry, type, pages, scroll: positions.of(location.key) ?? (staysThere ? 'same' : 'top') };
    show(view, isAnimated);
  }

  /** The entry from which a transition led to the page stays known when only the page's parameters are replaced. */
  const keptOrigin = (to: To) => (urlOf(to).pathname === view.location.pathname ? view.origin : undefined);

  const navigator: Navigator = {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    createURL: urlOf,
    encodeLocation: urlOf,
    go: (delta) => window.history.go(delta),
    push(to, state: unknown, options) {
      const origin = options?.viewTransition ? view.location.key : undefined;
      void go(makeEntry(to, state, origin), NavigationType.Push, options?.preventScrollReset);
    },
    replace(to, state: unknown, options) {
      void go(makeEntry(to, state, keptOrigin(to)), NavigationType.Replace, options?.preventScrollReset);
    },
  };

  return {
    navigator,
    listen() {
      const onPop = () => void go(readEntry(), NavigationType.Pop);
      const onHide = () => {
        positions.save(view.location.key);
        positions.store();
        // The browser scrolls a page that the server rendered before the code runs.
        window.history.scrollRestoration = 'auto';
      };
      const onShow = () => {
        window.history.scrollRestoration = 'manual';
      };
      onShow();
      window.addEventListener('popstate', onPop);
      window.addEventListener('pagehide', onHide);
      window.addEventListener('pageshow', onShow);
      // Back may have come before the first render.
      if (readEntry().location.key !== view.location.key) onPop();
      return () => {
        window.removeEventListener('popstate', onPop);
        window.removeEventListener('pagehide', onHide);
        window.removeEventListener('pageshow', onShow);
        window.history.scrollRestoration = 'auto';
      };
    },
  };
}
