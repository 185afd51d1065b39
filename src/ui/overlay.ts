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
