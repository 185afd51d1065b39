import { afterNextPaint } from '@/browser/scheduling';
import type { AddEvent } from './batch';

/** Older input did not cause the navigation; a redirect or timer did. */
const MAX_WAIT_MS = 10_000;
const INPUTS = ['click', 'keydown', 'popstate'] as const;

/** Measures client-side navigations, from the input that caused one to the first paint of its page. */
export function openRouteTimings(add: AddEvent) {
  let inputAt: number | null = null;
  let hasOpened = false;
  const onInput = ({ timeStamp }: Event) => {
    inputAt = timeStamp;
  };
  for (const name of INPUTS) window.addEventListener(name, onInput, { capture: true, passive: true });
  return {
    /** A page was viewed. The first view is not a client-side navigation. */
    async viewed(route: string): Promise<void> {
      const startedAt = inputAt;
      inputAt = null;
      const isFirst = !hasOpened;
      hasOpened = true;
      if (isFirst || startedAt === null || performance.now() - startedAt > MAX_WAIT_MS) return;
      await afterNextPaint();
      add({ name: 'route', attributes: { route, ms: Math.round(performance.now() - startedAt) } });
    },
    close() {
      for (const name of INPUTS) window.removeEventListener(name, onInput, { capture: true });
    },
  };
}
