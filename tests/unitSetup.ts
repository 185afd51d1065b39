import 'fake-indexeddb/auto';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

// A test that asks for the node environment has no window.
if (typeof window !== 'undefined') {
  /** jsdom has no media queries: none of them matches. */
  window.matchMedia ??= (query: string) =>
    Object.assign(new EventTarget(), { matches: false, media: query, onchange: null }) as MediaQueryList;

  /** Nor has it CSS.escape, which drawers use on ids. */
  window.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as typeof CSS;
}
