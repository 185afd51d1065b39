import { type DrawerProps, Overlay } from './Overlay';

/** A modal panel at an edge of the screen. */
export const Drawer = (props: DrawerProps) => <Overlay kind="drawer" {...props} />;
