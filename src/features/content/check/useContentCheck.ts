import { useEffect } from 'react';

/** Safari has no idle callbacks; a second after the page is quiet enough. */
const whenIdle = (work: () => void): (() => void) => {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(work);
    return () => window.cancelIdleCallback(handle);
  }
  const timer = window.setTimeout(work, 1000);
  return () => window.clearTimeout(timer);
};

/** Has a content checked once the page is idle: the checks and their code never come before the shopper. */
export function useContentCheck(html: string): void {
  useEffect(
    () =>
      whenIdle(() => {
        // Without network the checks are left for another visit.
        import('./logProblems').then(({ logProblems }) => logProblems(html)).catch(() => {});
      }),
    [html],
  );
}
