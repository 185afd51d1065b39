import { lazyOnDemand } from '@/browser/lazyPart';
import { LazyOverlay } from '@/ui/LazyOverlay';
import type { ZoomProps } from './ZoomBody';

const ZoomBody = lazyOnDemand(async () => ({ default: (await import('./ZoomBody')).ZoomBody }));

/** Full-screen images with zoom; the code loads when the dialog first opens. */
export const ZoomDialog = (props: ZoomProps) => (
  <LazyOverlay isOpen={props.isOpen}>
    <ZoomBody {...props} />
  </LazyOverlay>
);
