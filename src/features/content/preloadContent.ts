import type { Preload } from '@/api/preload';
import { contentApi } from './contentApi';
import { elementsIn, parseContent } from './parseContent';
import { loadTag } from './tagRegistry';

/** Starts every call that the custom tags of some HTML will make. */
export async function preloadContent(html: string, given: Preload): Promise<void> {
  const elements = [...elementsIn(parseContent(html))].filter(({ name }) => name.includes('-'));
  await Promise.all(
    elements.map(async (element) => {
      const module = await loadTag(element.name);
      await module?.preload?.(element, given);
    }),
  );
}

/** Loads a block and what is in it; a block that is missing leaves its place empty. */
export async function preloadBlock(identifier: string, given: Preload): Promise<void> {
  const { data } = await given.dispatch(contentApi.endpoints.getBlock.initiate(identifier, given.options));
  if (data) await preloadContent(data.content, given);
}

/** Loads a page and what is in it; answers false when there is no such page. */
export async function preloadPage(identifier: string, given: Preload): Promise<boolean> {
  const { data } = await given.dispatch(contentApi.endpoints.getPage.initiate(identifier, given.options));
  if (data) await preloadContent(data.content, given);
  return data !== undefined;
}
