import { useLayoutEffect, useRef } from 'react';

/** Name of the picture that moves between a tile and the product page (Gallery.module.css). */
const NAME = 'product-picture';

/** Module state: the tile that was opened last, and whether the code of the product page is here. */
let openedKey = '';
let isPageLoaded = false;

export function productPageLoaded(): void {
  isPageLoaded = true;
}

/** Whether a tile opens with a view transition: on a phone or tablet whose shopper wants motion. Never on the server. */
export const hasTransition = (): boolean =>
  typeof document !== 'undefined' &&
  'startViewTransition' in document &&
  matchMedia('(max-width: 59.99rem) and (prefers-reduced-motion: no-preference)').matches;

/** Whether the product page renders at once, so that no preview is needed before its transition. */
export const opensAtOnce = (): boolean => isPageLoaded && hasTransition();

/** The only element of the page with the name: two of them would end the transition. */
function nameOnly(element: HTMLElement): void {
  for (const other of document.querySelectorAll<HTMLElement>('[data-transition]')) {
    other.style.removeProperty('view-transition-name');
    delete other.dataset.transition;
  }
  element.style.setProperty('view-transition-name', NAME);
  element.dataset.transition = '';
}

/** Ref of a tile's picture, and what a click on the tile calls: the picture becomes that of the page, and returns from it. */
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
