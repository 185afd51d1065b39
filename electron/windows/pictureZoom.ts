import type { BrowserWindow, WebContents } from 'electron';

/** Short side, in px, up to which a picture keeps its own size. */
const LARGEST_SHORT_SIDE = 1080;

/** The factor by which a window is enlarged: one of 3840x2160 shows what one of 1920x1080 does, twice as large. */
export const zoomFor = (width: number, height: number): number =>
  Math.max(1, Math.min(width, height) / LARGEST_SHORT_SIDE);

type Contents = Pick<WebContents, 'on' | 'once' | 'setZoomFactor'>;

/**
 * Scales a screen with its window, because an operating system without a desktop scales nothing, and texts for three metres would be
 * half as large on a display of 4K. Chromium keeps the factor by origin, so each new document gets it before its first frame.
 */
export function zoomWithWindow(
  contents: Contents,
  window: Pick<BrowserWindow, 'getContentSize' | 'on' | 'off'>,
): void {
  function apply(): void {
    const [width = 0, height = 0] = window.getContentSize();
    contents.setZoomFactor(zoomFor(width, height));
  }
  window.on('resize', apply);
  contents.on('did-navigate', apply);
  // The window of a kiosk is never resized, and outlives thousands of visits.
  contents.once('destroyed', () => window.off('resize', apply));
}
