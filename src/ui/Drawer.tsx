import { Overlay } from './Overlay';
import type { DrawerProps } from './overlayProps';

/** A modal panel at an edge of the screen. */
export const Drawer = (props: DrawerProps) => <Overlay kind="drawer" {...props} />;
