import type { BrowserWindow, Display, Rectangle, Screen } from 'electron';

type Displays = Pick<Screen, 'getAllDisplays' | 'getPrimaryDisplay'>;

const isSame = (a: Rectangle, b: Rectangle) =>
  a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;

const orderDisplays = (displays: Displays) =>
  displays.getAllDisplays().toSorted(({ bounds: a }, { bounds: b }) => a.x - b.x || a.y - b.y);

/** The number of the display after that of the loop; null if there is only one. */
export function nextDisplay(displays: Displays, number: number | null): number | null {
  const ordered = orderDisplays(displays);
  if (ordered.length < 2) return null;
  const { bounds } = findDisplay(displays, number);
  const index = ordered.findIndex((display) => isSame(display.bounds, bounds));
  return ((index + 1) % ordered.length) + 1;
}

/**
 * The display of the loop. number: 1 is the leftmost display, counted to the right and then downwards; null for the primary one, which is
 * also used if the display is turned off
 */
export function findDisplay(displays: Displays, number: number | null): Display {
  const ordered = orderDisplays(displays);
  return (number === null ? undefined : ordered[number - 1]) ?? displays.getPrimaryDisplay();
}

/**
 * Makes a locked window cover its whole display at all times. Without a window manager nothing else resizes it, and after a late start or a
 * mode change of the display it would be in a corner.
 */
export function coverDisplay(
  window: Pick<BrowserWindow, 'getBounds' | 'setBounds' | 'isDestroyed'>,
  screen: Displays & Pick<Screen, 'on'>,
  number: number | null,
  report: (problem: string) => void,
): void {
  function cover(): void {
    if (window.isDestroyed()) return;
    const { bounds } = findDisplay(screen, number);
    if (isSame(window.getBounds(), bounds)) return;
    window.setBounds(bounds);
    report(`window covers ${bounds.width}x${bounds.height} at ${bounds.x},${bounds.y}`);
  }
  screen.on('display-added', cover);
  screen.on('display-removed', cover);
  screen.on('display-metrics-changed', cover);
  cover();
}
