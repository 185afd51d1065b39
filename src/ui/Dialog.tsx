import { lazyOverlay } from './lazyOverlay';
import type { OverlayProps } from './overlay';

export interface DialogProps extends OverlayProps {
  size?: 'sm' | 'md' | 'lg' | 'full';
  /** A question that must be answered: neither a press outside nor Escape closes it. */
  isAlert?: boolean;
}

/** A window over the page: focus stays inside and goes back where it was. */
export const Dialog = lazyOverlay<DialogProps>(async () => (await import('./DialogBody')).DialogBody);
