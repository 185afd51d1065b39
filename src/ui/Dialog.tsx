import { lazy } from 'react';
import type { OverlayProps } from './overlay';
import { WhenOpened } from './WhenOpened';

export interface DialogProps extends OverlayProps {
  size?: 'sm' | 'md' | 'lg' | 'full';
  /** A question that must be answered: neither a press outside nor Escape closes it. */
  isAlert?: boolean;
}

const DialogBody = lazy(async () => ({ default: (await import('./DialogBody')).DialogBody }));

/** A window over the page: focus stays inside and goes back where it was. */
export const Dialog = (props: DialogProps) => (
  <WhenOpened isOpen={props.isOpen}>
    <DialogBody {...props} />
  </WhenOpened>
);
