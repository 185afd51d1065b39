import { painted } from '@/lib/painted';

/** How long the browser may stay silent about its first paint before the code is fetched regardless, in milliseconds. */
const PATIENCE = 1000;

/**
 * Settles once the page that arrived rendered is on the screen, so that its code takes nothing from its pictures; at once
 * when there is nothing to show. A frame asked for is not a frame shown: where the browser tells, it is believed.
 */
export async function firstPaint(): Promise<void> {
  if (!document.getElementById('root')?.firstElementChild || document.hidden) return;
  if (PerformanceObserver.supportedEntryTypes?.includes('paint')) await contentfulPaint();
  else await painted();
}

const contentfulPaint = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, PATIENCE);
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
