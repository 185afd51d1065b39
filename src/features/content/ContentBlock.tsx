import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { ContentHtml } from './ContentHtml';
import { useGetBlockQuery } from './contentApi';

interface Props {
  identifier: string;
  className?: string;
  /** Rendered when the dealer has no such block, and not while the block loads. */
  fallback?: ReactNode;
}

/** Renders a content block by its identifier; nothing until the block is loaded, or when it is empty (docs/spec/04 §1). */
export function ContentBlock({ identifier, className, fallback = null }: Props) {
  const { data, isLoading } = useGetBlockQuery(identifier);
  if (!data?.content) return isLoading ? null : fallback;
  return (
    <ErrorBoundary fallback={null} onError={(error) => console.error(`Block ${identifier} failed`, error)}>
      <div className={className} data-block={identifier}>
        <ContentHtml html={data.content} />
      </div>
    </ErrorBoundary>
  );
}
