import type { ReactNode } from 'react';

/** What every overlay needs: it is told when it is open and says when it wants to go. */
export interface OverlayProps {
  isOpen: boolean;
  onClose: () => void;
  /** Its name, shown as its heading. */
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** Stays at its end while the rest scrolls. */
  footer?: ReactNode;
}

export interface DialogProps extends OverlayProps {
  size?: 'sm' | 'md' | 'lg' | 'full';
  /** A question that must be answered: neither a press outside nor Escape closes it. */
  isAlert?: boolean;
}

export interface DrawerProps extends OverlayProps {
  /** The edge it comes from. */
  side?: 'left' | 'right' | 'bottom';
}
