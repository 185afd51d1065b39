import { type ReactNode, Suspense, useState } from 'react';

interface Props {
  isOpen: boolean;
  /** An overlay component created with React.lazy. */
  children: ReactNode;
}

/**
 * Mounts an overlay when it first opens and keeps it mounted for its closing animation. The overlay's code is loaded at that time, so it is
 * neither in the entry chunk nor in server-rendered markup.
 */
export function LazyOverlay({ isOpen, children }: Props) {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened ? <Suspense fallback={null}>{children}</Suspense> : null;
}
