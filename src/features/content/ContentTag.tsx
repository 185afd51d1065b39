import type { ReactNode } from 'react';
import { DeferredHydration } from '@/hydration/DeferredHydration';
import { ErrorBoundary } from '@/ui/ErrorBoundary';

interface Props {
  name: string;
  children: ReactNode;
}

/** Isolates a custom tag: the page stays usable while the tag's code loads and when the tag throws. */
export const ContentTag = ({ name, children }: Props) => (
  <ErrorBoundary fallback={null} onError={(error) => console.error(`Content tag ${name} failed`, error)}>
    <DeferredHydration>{children}</DeferredHydration>
  </ErrorBoundary>
);
