import type { BrowserWindow, WebContents } from 'electron';

/** Maximum short side, in px, up to which a picture is not enlarged. */
const LARGEST_SHORT_SIDE = 1080;

/** The zoom factor of a window: at 3840x2160 it shows the same as at 1920x1080, twice as large. */
export const zoomFor = (width: number, height: number): number =>
  Math.max(1, Math.min(width, height) / LARGEST_SHORT_SIDE);

type Contents = Pick<WebContents, 'on' | 'once' | 'setZoomFactor'>;

/**
 * Scales a screen with its window. Without a desktop, the operating system does not scale, and text to be read from three metres would be
 * half as large on a 4K display. Chromium stores the factor by origin, so it is applied to each new document before its first frame.
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
  // The kiosk's window is never closed while thousands of visits come and go, so the listener must be removed.
  contents.once('destroyed', () => window.off('resize', apply));
}
