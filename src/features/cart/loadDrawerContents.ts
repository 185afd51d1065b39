import { loadOverlayBody } from '@/ui/Overlay';

export const loadDrawerContents = () => import('./DrawerContents');

/** Loads the code of the cart drawer before it opens. A failure is reported when the drawer needs the code. */
export function prepareDrawer(): void {
  for (const code of [loadOverlayBody(), loadDrawerContents()]) code.catch(() => {});
}
