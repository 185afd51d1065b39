import { type ReactNode, Suspense } from 'react';

/**
 * A part of a server-rendered page that hydrates after header and main content. React hydrates the parts in slices, handles input between
 * slices, and immediately hydrates a part that a shopper clicks or focuses.
 */
export const DeferredHydration = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={null}>{children}</Suspense>
);
