import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { InTurn } from '@/ui/InTurn';

interface Props {
  name: string;
  children: ReactNode;
}

/** One custom tag on its own ground: while its code loads, and should it break, the page around it stays. */
export const ContentTag = ({ name, children }: Props) => (
  <ErrorBoundary fallback={null} onError={(error) => console.error(`Content tag ${name} failed`, error)}>
    <InTurn>{children}</InTurn>
  </ErrorBoundary>
);
