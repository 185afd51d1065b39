import type { ReactNode } from 'react';

/** Props of every overlay. The parent owns the open state; the overlay requests closing through onClose. */
export interface OverlayProps {
  isOpen: boolean;
  onClose: () => void;
  /** Accessible name, shown as the heading. */
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** Stays visible at the end of the panel while the body scrolls. */
  footer?: ReactNode;
}

export interface DialogProps extends OverlayProps {
  size?: 'sm' | 'md' | 'lg' | 'full';
  /** An alertdialog: the user must choose an action; neither a click outside nor Escape closes it. */
  isAlert?: boolean;
}

export interface DrawerProps extends OverlayProps {
  /** The edge of the screen. */
  side?: 'left' | 'right' | 'bottom';
}
