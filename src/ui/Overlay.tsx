import { lazyOnDemand } from '@/browser/lazyPart';
import { LazyOverlay } from './LazyOverlay';
import type { OverlayProps } from './overlayProps';

// Contains react-aria's modal, which the first page does not need.
export const loadOverlayBody = () => import('./OverlayBody');
const OverlayBody = lazyOnDemand(async () => ({ default: (await loadOverlayBody()).OverlayBody }));

/** A modal. Focus stays inside and returns to the previously focused element. */
export const Overlay = (props: OverlayProps) => (
  <LazyOverlay isOpen={props.isOpen}>
    <OverlayBody {...props} />
  </LazyOverlay>
);
