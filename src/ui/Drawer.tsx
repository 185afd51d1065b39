import { lazy } from 'react';
import type { DrawerProps } from './overlay';
import { WhenOpened } from './WhenOpened';

const DrawerBody = lazy(async () => ({ default: (await import('./DrawerBody')).DrawerBody }));

/** A panel from an edge of the screen: focus stays inside and goes back where it was. */
export const Drawer = (props: DrawerProps) => (
  <WhenOpened isOpen={props.isOpen}>
    <DrawerBody {...props} />
  </WhenOpened>
);
