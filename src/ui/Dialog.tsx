import { lazy } from 'react';
import { LazyOverlay } from './LazyOverlay';
import type { DialogProps } from './overlay';

const OverlayBody = lazy(async () => ({ default: (await import('./OverlayBody')).OverlayBody }));

/** A modal window over the page. Focus stays inside and returns to the previously focused element. */
export const Dialog = (props: DialogProps) => (
  <LazyOverlay isOpen={props.isOpen}>
    <OverlayBody kind="dialog" {...props} />
  </LazyOverlay>
);
