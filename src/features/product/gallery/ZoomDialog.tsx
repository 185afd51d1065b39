import { lazy } from 'react';
import { WhenOpened } from '@/ui/WhenOpened';
import type { ZoomProps } from './zoom';

const ZoomBody = lazy(async () => ({ default: (await import('./ZoomBody')).ZoomBody }));

/** Pictures as large as the screen, and twice that; its code comes when it is first opened. */
export const ZoomDialog = (props: ZoomProps) => (
  <WhenOpened isOpen={props.isOpen}>
    <ZoomBody {...props} />
  </WhenOpened>
);
