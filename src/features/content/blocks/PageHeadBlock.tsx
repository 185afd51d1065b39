import { ContentHtml } from '@/features/content/ContentHtml';
import { preloadBackgrounds } from '@/features/content/inline/backgroundImages';
import { PAGE_HEAD_BLOCK } from './blockNames';
import { usePageBlock } from './usePageBlock';

/** Elements of a page that are its head as well, by class or id. */
const HEAD_ELEMENT = /<[a-z][^>]*\bcms-page-head\b[^>]*>/gi;

/** The head of a content page. Background pictures there and in the page's own head are fetched at once. */
export function PageHeadBlock({ page }: { page: string }) {
  const content = usePageBlock((identifier) => identifier === PAGE_HEAD_BLOCK);
  preloadBackgrounds(content + (page.match(HEAD_ELEMENT) ?? []).join(''));
  if (!content) return null;
  return (
    <div data-block={PAGE_HEAD_BLOCK}>
      <ContentHtml html={content} />
    </div>
  );
}
