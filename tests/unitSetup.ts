import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, expect, vi } from 'vitest';

// The store, the languages and other modules of the web app keep the state of a visit.
vi.resetModules();
// React only warns of two children with the same key, although it may show one of them twice or not at all.
const sameKeys: unknown[] = [];
const { error } = console;
console.error = (...values: unknown[]) => {
  if (String(values[0]).includes('children with the same key')) sameKeys.push(values[1]);
  error(...values);
};
afterEach(() => expect(sameKeys.splice(0), 'keys that two children have').toEqual([]));
afterAll(() => Object.assign(console, { error }));

afterEach(cleanup);

// A page that the browser renders has loaded the parser before (src/app/page.tsx).
const { loadParser } = await import('@/features/content/htmlParser');
await loadParser();

// The time limit only detects a hang: the machine may be slow, and busy with something else.
configure({ asyncUtilTimeout: 30_000 });

/** Node's Request accepts no path. axios remembers this class when it is first loaded. */
if (Request.name !== 'PageRequest')
  globalThis.Request = class PageRequest extends Request {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      const base = globalThis.location?.href ?? 'http://localhost/';
      super(typeof input === 'string' ? new URL(input, base) : input, init);
    }
  };

// Tests in the node environment have no window.
if (typeof window !== 'undefined') {
  /** jsdom has no media queries: this stand-in matches min-width only. */
  window.matchMedia ??= (query: string) => {
    const [, width, unit] = /min-width: ([\d.]+)(px|rem)/.exec(query) ?? [];
    const matches = width !== undefined && window.innerWidth >= Number(width) * (unit === 'rem' ? 16 : 1);
    return Object.assign(new EventTarget(), { matches, media: query, onchange: null }) as MediaQueryList;
  };

  /** jsdom has no layout, so no element ever intersects. */
  window.IntersectionObserver ??= class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;

  /** jsdom has no layout, so no size ever changes. */
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };

  /** jsdom has no CSS.escape, which drawers apply to ids. */
  window.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as typeof CSS;
}
