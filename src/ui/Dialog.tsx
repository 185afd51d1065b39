import { Overlay } from './Overlay';
import type { DialogProps } from './overlayProps';

/** A modal window over the page. */
export const Dialog = (props: DialogProps) => <Overlay kind="dialog" {...props} />;
