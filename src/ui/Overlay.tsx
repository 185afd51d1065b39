import { lazy } from 'react';
import { LazyOverlay } from './LazyOverlay';
import type { OverlayProps } from './overlayProps';

// Contains react-aria's modal, which the first page does not need.
export const loadOverlayBody = () => import('./OverlayBody');
const OverlayBody = lazy(async () => ({ default: (await loadOverlayBody()).OverlayBody }));

/** A modal. Focus stays inside and returns to the previously focused element. */
export const Overlay = (props: OverlayProps) => (
  <LazyOverlay isOpen={props.isOpen}>
    <OverlayBody {...props} />
  </LazyOverlay>
);
