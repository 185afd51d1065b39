import type { ReactNode } from 'react';

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
  /** The edge of the screen. 'sheet': the bottom of a phone, where it can be dragged down, or the right of a wider screen. */
  side?: 'left' | 'right' | 'bottom' | 'sheet';
}

export type OverlayProps = ({ kind: 'dialog' } & DialogProps) | ({ kind: 'drawer' } & DrawerProps);
