import { Fragment, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';

/** Mounts a new screen for each id in the path, so that no input or result of one item appears on another. */
export function ById({ children }: { children: ReactNode }) {
  const { id } = useParams();
  return <Fragment key={id}>{children}</Fragment>;
}
