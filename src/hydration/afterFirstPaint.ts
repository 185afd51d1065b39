import { afterNextPaint } from '@/lib/scheduling';

/** Milliseconds after which the app loads even though the browser has reported no first contentful paint. */
const PAINT_TIMEOUT_MS = 1000;

/**
 * Resolves when the server-rendered page has been painted, so that its images do not share bandwidth with code; at once
 * when there is no rendered page or the tab is hidden. Prefers the browser's paint timing: an animation frame is
 * requested before its content is on the screen.
 */
export async function afterFirstPaint(): Promise<void> {
  if (!document.getElementById('root')?.firstElementChild || document.hidden) return;
  if (PerformanceObserver.supportedEntryTypes?.includes('paint')) await firstContentfulPaint();
  else await afterNextPaint();
}

const firstContentfulPaint = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, PAINT_TIMEOUT_MS);
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
