import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { ContentHtml } from './ContentHtml';
import { useGetBlockQuery } from './contentApi';

interface Props {
  identifier: string;
  className?: string;
  /** Rendered if the dealer has no such block, but not while it loads. */
  fallback?: ReactNode;
}

/** Renders a content block by its identifier; nothing until it has loaded, or if it is empty (docs/spec/04 §1). */
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
