import { type DialogProps, Overlay } from './Overlay';

/** A modal window over the page. */
export const Dialog = (props: DialogProps) => <Overlay kind="dialog" {...props} />;
