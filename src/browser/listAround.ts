import type { ListName } from '@/lib/tracked';

/** Returns the list that an element of a product is in: the nearest data-list, else the page. */
export const listAround = (element: Element): ListName =>
  element.closest<HTMLElement>('[data-list]')?.dataset.list ?? (window.location.pathname.slice(1) || 'home');
