import { useLocation } from 'react-router-dom';
import type { Preload } from '@/api/preload';
import { contentApi, useFindBlocksQuery } from '@/features/content/contentApi';
import { preloadContent } from '@/features/content/preloadContent';
import { pageBlocks } from './blockNames';

/** Asks for what only the page at a path has; most pages have none of it, and that is no fault. */
export async function preloadPageBlocks(pathname: string, given: Preload): Promise<void> {
  const identifiers = pageBlocks(pathname).join(',');
  if (!identifiers) return;
  const { data = [] } = await given.dispatch(
    contentApi.endpoints.findBlocks.initiate(identifiers, given.options),
  );
  await Promise.all(data.map(({ content }) => preloadContent(content, given)));
}

/** The content of one of this page's own blocks; empty until it is there, and when there is none. */
export function usePageBlock(isWanted: (identifier: string) => boolean): string {
  const identifiers = pageBlocks(useLocation().pathname).join(',');
  const { currentData = [] } = useFindBlocksQuery(identifiers, { skip: identifiers === '' });
  return currentData.find(({ identifier }) => isWanted(identifier))?.content ?? '';
}
