import { type ReactNode, Suspense, useState } from 'react';

interface Props {
  isOpen: boolean;
  /** An overlay made with React.lazy. */
  children: ReactNode;
}

/**
 * Shows an overlay from when it is first opened, and then keeps it so that it can leave with grace. Its code is
 * fetched with the first opening: nothing of it is in the entry nor in what the server renders.
 */
export function WhenOpened({ isOpen, children }: Props) {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened ? <Suspense fallback={null}>{children}</Suspense> : null;
}
