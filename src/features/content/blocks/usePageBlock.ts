import { useLocation } from 'react-router-dom';
import type { Preload } from '@/api/preload';
import { contentApi, useFindBlocksQuery } from '@/features/content/contentApi';
import { preloadContent } from '@/features/content/preloadContent';
import { pageBlocks } from './blockNames';

/** Preloads the blocks of the page at a path. Most pages have none, which is not an error. */
export async function preloadPageBlocks(pathname: string, context: Preload): Promise<void> {
  const identifiers = pageBlocks(pathname).join(',');
  if (!identifiers) return;
  const { data = [] } = await context.dispatch(
    contentApi.endpoints.findBlocks.initiate(identifiers, context.options),
  );
  await Promise.all(data.map(({ content }) => preloadContent(content, context)));
}

/** Returns the content of the page's matching block; empty while loading or if there is none. */
export function usePageBlock(matches: (identifier: string) => boolean): string {
  const identifiers = pageBlocks(useLocation().pathname).join(',');
  const { currentData = [] } = useFindBlocksQuery(identifiers, { skip: identifiers === '' });
  return currentData.find(({ identifier }) => matches(identifier))?.content ?? '';
}
