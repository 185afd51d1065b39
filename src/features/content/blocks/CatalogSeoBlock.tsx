import { ContentHtml } from '@/features/content/ContentHtml';
import { catalogSeoBlock } from './blockNames';
import { usePageBlock } from './usePageBlock';

/** Says that the block has a heading only for pages that have none of their own. */
const DEFAULT_HEADING = /<!--\s*default-h1\s*-->/i;

interface Props {
  categoryKey: string;
  /** The page lists products under a heading of its own. */
  isList: boolean;
}

/** Words before a category, left out of a list when they hold a default-h1 comment (shell specification §2). */
export function CatalogSeoBlock({ categoryKey, isList }: Props) {
  const wanted = catalogSeoBlock(categoryKey);
  const content = usePageBlock((identifier) => identifier === wanted);
  if (!content || (isList && DEFAULT_HEADING.test(content))) return null;
  return (
    <div data-block={wanted}>
      <ContentHtml html={content} />
    </div>
  );
}
