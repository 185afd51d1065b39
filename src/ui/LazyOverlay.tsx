import { type ReactNode, Suspense, useState } from 'react';

interface Props {
  isOpen: boolean;
  /** An overlay component created with React.lazy. */
  children: ReactNode;
}

/**
 * Mounts an overlay when it opens for the first time and keeps it mounted for its closing animation. The overlay's code
 * loads with the first opening, so it is neither in the entry chunk nor in server markup.
 */
export function LazyOverlay({ isOpen, children }: Props) {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened ? <Suspense fallback={null}>{children}</Suspense> : null;
}
