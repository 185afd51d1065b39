import { lazyOverlay } from './lazyOverlay';
import type { OverlayProps } from './overlay';

export interface DrawerProps extends OverlayProps {
  /** The edge it comes from. */
  side?: 'left' | 'right' | 'bottom';
}

/** A panel from an edge of the screen: focus stays inside and goes back where it was. */
export const Drawer = lazyOverlay<DrawerProps>(async () => (await import('./DrawerBody')).DrawerBody);
