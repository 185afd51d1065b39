import { lazy } from 'react';
import { LazyOverlay } from './LazyOverlay';
import type { DrawerProps } from './overlay';

const OverlayBody = lazy(async () => ({ default: (await import('./OverlayBody')).OverlayBody }));

/** A modal panel at an edge of the screen. Focus stays inside and returns to the previously focused element. */
export const Drawer = (props: DrawerProps) => (
  <LazyOverlay isOpen={props.isOpen}>
    <OverlayBody kind="drawer" {...props} />
  </LazyOverlay>
);
