import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { ContentHtml } from './ContentHtml';
import { useGetBlockQuery } from './contentApi';

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
        <ContentHtml html={data.content} />
      </div>
    </ErrorBoundary>
  );
}
