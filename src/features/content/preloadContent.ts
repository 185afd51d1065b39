import type { Preload } from '@/api/preload';
import { failedStatus } from '@/lib/failedStatus';
import { contentApi } from './contentApi';
import { allElements } from './contentNodes';
import { loadParser } from './htmlParser';
import { canParse, parseContent } from './parseContent';
import { loadTag } from './tagRegistry';

/** Preloads the data of every custom tag in the HTML. */
export async function preloadContent(html: string, context: Preload): Promise<void> {
  if (!canParse(html)) await loadParser();
  if (!canParse(html)) return;
  const elements = [...allElements(parseContent(html))].filter(({ name }) => name.includes('-'));
  await Promise.all(
    elements.map(async (element) => {
      const module = await loadTag(element.name);
      await module?.preload?.(element, context);
    }),
  );
}

/** Preloads a block and the data of its tags. A missing block renders nothing. */
export async function preloadBlock(identifier: string, context: Preload): Promise<void> {
  const { data } = await context.dispatch(
    contentApi.endpoints.getBlock.initiate(identifier, context.options),
  );
  if (data) await preloadContent(data.content, context);
}

/** Preloads a content page and the data of its tags. Returns the HTTP status of the page. */
export async function preloadPage(identifier: string, context: Preload): Promise<number> {
  const { data, error } = await context.dispatch(
    contentApi.endpoints.getPage.initiate(identifier, context.options),
  );
  if (data) await preloadContent(data.content, context);
  if (data) return 200;
  return failedStatus(error);
}
