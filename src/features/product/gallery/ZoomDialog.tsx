import { lazy } from 'react';
import { WhenOpened } from '@/ui/WhenOpened';
import type { Media } from './media';

export interface ZoomProps {
  isOpen: boolean;
  onClose: () => void;
  media: Media[];
  /** Where to start. */
  index: number;
}

const ZoomBody = lazy(async () => ({ default: (await import('./ZoomBody')).ZoomBody }));

/** Pictures as large as the screen, and twice that; its code comes when it is first opened. */
export const ZoomDialog = (props: ZoomProps) => (
  <WhenOpened isOpen={props.isOpen}>
    <ZoomBody {...props} />
  </WhenOpened>
);
