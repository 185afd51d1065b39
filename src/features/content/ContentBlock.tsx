import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { useGetBlockQuery } from './contentApi';

// The parser is heavy and the server has rendered the first page: it comes after the entry.
const ContentHtml = lazy(async () => ({ default: (await import('./ContentHtml')).ContentHtml }));

interface Props {
  identifier: string;
  className?: string;
}

/** A block of the store by its identifier: loaded when absent, nothing shown until there is content (shell specification §4). */
export function ContentBlock({ identifier, className }: Props) {
  const { data } = useGetBlockQuery(identifier);
  if (!data?.content) return null;
  return (
    <ErrorBoundary fallback={null} onError={(error) => console.error(`Block ${identifier} failed`, error)}>
      <div className={className} data-block={identifier}>
        <Suspense fallback={null}>
          <ContentHtml html={data.content} />
        </Suspense>
      </div>
    </ErrorBoundary>
  );
}
