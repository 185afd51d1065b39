import { lazy, type ReactNode } from 'react';
import { LazyOverlay } from './LazyOverlay';

/** Props of every overlay. The parent owns the open state; the overlay requests closing through onClose. */
interface CommonProps {
  isOpen: boolean;
  onClose: () => void;
  /** Accessible name, shown as the heading. */
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** Stays visible at the end of the panel while the body scrolls. */
  footer?: ReactNode;
}

export interface DialogProps extends CommonProps {
  size?: 'sm' | 'md' | 'lg' | 'full';
  /** An alertdialog: the user must choose an action; neither a click outside nor Escape closes it. */
  isAlert?: boolean;
}

export interface DrawerProps extends CommonProps {
  /** The edge of the screen; 'sheet': the bottom of a phone, which can be dragged down, and the right of a wider screen. */
  side?: 'left' | 'right' | 'bottom' | 'sheet';
}

export type OverlayProps = ({ kind: 'dialog' } & DialogProps) | ({ kind: 'drawer' } & DrawerProps);

// Contains react-aria's modal, which the first page does not need.
export const loadOverlayBody = () => import('./OverlayBody');
const OverlayBody = lazy(async () => ({ default: (await loadOverlayBody()).OverlayBody }));

/** A modal. Focus stays inside and returns to the previously focused element. */
export const Overlay = (props: OverlayProps) => (
  <LazyOverlay isOpen={props.isOpen}>
    <OverlayBody {...props} />
  </LazyOverlay>
);
