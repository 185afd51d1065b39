import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { ContentHtml } from './ContentHtml';
import { useGetBlockQuery } from './contentApi';

interface Props {
  identifier: string;
  className?: string;
}

/** Renders a content block by its identifier; nothing until the block is loaded, or when it is empty (docs/spec/04 §1). */
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
