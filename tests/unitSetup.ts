import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

// The time limit only detects a hang: the machine may be slow, and busy with something else.
configure({ asyncUtilTimeout: 30_000 });

// A test that asks for the node environment has no window.
if (typeof window !== 'undefined') {
  /** jsdom has no media queries: here those of a width are answered, none other matches. */
  window.matchMedia ??= (query: string) => {
    const [, width] = /min-width: (\d+)px/.exec(query) ?? [];
    const matches = width !== undefined && window.innerWidth >= Number(width);
    return Object.assign(new EventTarget(), { matches, media: query, onchange: null }) as MediaQueryList;
  };

  /** Nor does it lay out: who watches what comes into view hears nothing. */
  window.IntersectionObserver ??= class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;

  /** Nor has it CSS.escape, which drawers use on ids. */
  window.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as typeof CSS;
}
