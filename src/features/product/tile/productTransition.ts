import { useLayoutEffect, useRef } from 'react';

/** Name of the picture that animates between a tile and the product page (Gallery.module.css). */
const NAME = 'product-picture';

/** Module state: the tile that was last opened, and whether the code of the product page has loaded. */
let openedKey = '';
let isPageLoaded = false;

export function productPageLoaded(): void {
  isPageLoaded = true;
}

/** Whether a tile opens with a view transition: on a phone or tablet without reduced motion. Never on the server. */
export const hasTransition = (): boolean =>
  typeof document !== 'undefined' &&
  'startViewTransition' in document &&
  matchMedia('(max-width: 59.99rem) and (prefers-reduced-motion: no-preference)').matches;

/** Whether the product page renders immediately, so that the transition needs no preview. */
export const opensAtOnce = (): boolean => isPageLoaded && hasTransition();

/** Assigns the name to this element only, because a transition fails if two elements have it. */
function nameOnly(element: HTMLElement): void {
  for (const other of document.querySelectorAll<HTMLElement>('[data-transition]')) {
    other.style.removeProperty('view-transition-name');
    delete other.dataset.transition;
  }
  element.style.setProperty('view-transition-name', NAME);
  element.dataset.transition = '';
}

/** Ref for a tile's picture, and the function to call when the tile is clicked: the picture animates to that of the page and back. */
export function useProductTransition(key: string) {
  const picture = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (picture.current && key === openedKey && hasTransition()) nameOnly(picture.current);
  }, [key]);
  const onOpen = () => {
    openedKey = key;
    if (picture.current && hasTransition()) nameOnly(picture.current);
  };
  return { picture, onOpen };
}
