import { ContentHtml } from '@/features/content/ContentHtml';
import { preloadBackgrounds } from '@/features/content/siteHead/backgroundImages';
import { PAGE_HEAD_BLOCK } from './blockNames';
import { usePageBlock } from './usePageBlock';

/** Opening tags with cms-page-head as class or id, which belong to the page head. */
const HEAD_ELEMENT = /<[a-z][^>]*\bcms-page-head\b[^>]*>/gi;

/** The head block of a content page. Preloads the background images of the block and of the page's own head elements. */
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
