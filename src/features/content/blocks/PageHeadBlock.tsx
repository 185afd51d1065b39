import type { Element } from 'domhandler';
import { ContentHtml } from '@/features/content/ContentHtml';
import { usePreloadedBackgrounds } from '@/features/content/siteHead/usePreloadedBackgrounds';
import { PAGE_HEAD_BLOCK } from './blockNames';
import { usePageBlock } from './usePageBlock';

/** Whether an element has cms-page-head as class or id, so that it belongs to the page head. */
const isHeadElement = ({ attribs }: Element) =>
  [attribs.id, ...(attribs.class ?? '').split(/\s+/)].includes(PAGE_HEAD_BLOCK);

/** The head block of a content page. Preloads the background images of the block and of the page's own head elements. */
export function PageHeadBlock({ page }: { page: string }) {
  const content = usePageBlock((identifier) => identifier === PAGE_HEAD_BLOCK);
  usePreloadedBackgrounds(content);
  usePreloadedBackgrounds(page, isHeadElement);
  if (!content) return null;
  return (
    <div data-block={PAGE_HEAD_BLOCK}>
      <ContentHtml html={content} />
    </div>
  );
}
