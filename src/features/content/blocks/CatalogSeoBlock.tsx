import { ContentHtml } from '@/features/content/ContentHtml';
import { catalogSeoBlock } from './blockNames';
import styles from './CatalogSeoBlock.module.css';
import { usePageBlock } from './usePageBlock';

/** Comment that marks a block whose heading is only for pages without a heading. */
const DEFAULT_HEADING = /<!--\s*default-h1\s*-->/i;

interface Props {
  categoryKey: string;
  /** True when the page lists products below its own heading. */
  isList: boolean;
}

/** Text before a category. Hidden on a product list when it contains a default-h1 comment (docs/spec/04 §2). */
export function CatalogSeoBlock({ categoryKey, isList }: Props) {
  const identifier = catalogSeoBlock(categoryKey);
  const content = usePageBlock((candidate) => candidate === identifier);
  if (!content || (isList && DEFAULT_HEADING.test(content))) return null;
  return (
    <div className={styles.block} data-block={identifier}>
      <ContentHtml html={content} />
    </div>
  );
}
