import { lazy } from 'react';
import type { DialogProps } from './overlay';
import { WhenOpened } from './WhenOpened';

const DialogBody = lazy(async () => ({ default: (await import('./DialogBody')).DialogBody }));

/** A window over the page: focus stays inside and goes back where it was. */
export const Dialog = (props: DialogProps) => (
  <WhenOpened isOpen={props.isOpen}>
    <DialogBody {...props} />
  </WhenOpened>
);
