import type { ListName } from '@/lib/tracked';

/** Returns the list that contains an element of a product: the nearest data-list, or else the page. */
export const listAround = (element: Element): ListName =>
  element.closest<HTMLElement>('[data-list]')?.dataset.list ?? (window.location.pathname.slice(1) || 'home');
