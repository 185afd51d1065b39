import { startTransition, useEffect, useState } from 'react';
import { RESIZE_DEBOUNCE_MS } from './carouselState';

/** Items shown at once from each breakpoint on (shell specification §3, itemsPerDisplay). */
export interface ItemsPerDisplay {
  xs: number;
  sm: number;
  md: number;
  lg: number;
  xl: number;
}

export const MIN_WIDTHS: [keyof ItemsPerDisplay, number][] = [
  ['xl', 1600],
  ['lg', 1280],
  ['md', 960],
  ['sm', 600],
  ['xs', 0],
];

// Asked of a media query: window.innerWidth would make the browser lay the page out first.
const breakpoint = () =>
  MIN_WIDTHS.find(([, width]) => window.matchMedia(`(min-width: ${width}px)`).matches)?.[0] ?? 'xs';

/** How many items fit now; null until the browser has measured, when CSS alone decides. */
export function useItemsPerPage(perDisplay: ItemsPerDisplay): number | null {
  const [at, setAt] = useState<keyof ItemsPerDisplay | null>(null);
  useEffect(() => {
    let timer = 0;
    startTransition(() => setAt(breakpoint()));
    const measure = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setAt(breakpoint()), RESIZE_DEBOUNCE_MS);
    };
    window.addEventListener('resize', measure);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('resize', measure);
    };
  }, []);
  return at && perDisplay[at];
}
