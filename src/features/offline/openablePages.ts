import { listingCallOf } from '@contract/pageParameters';
import { DATA_CACHE, DATA_LANGUAGE } from '@/browser/workerCaches';
import type { SeenPage } from './seenStore';

export type PageGroup = 'products' | 'categories' | 'others';

/** The group in which a page is listed. */
export function groupOf(path: string): PageGroup {
  const [, top, key] = path.split('/');
  if (top === 'product') return 'products';
  return top === 'catalog' && key ? 'categories' : 'others';
}

/** The path of the call whose response is required to show a page; null if its content is stored elsewhere or optional. */
function neededCall(path: string): string | null {
  const [, top, key] = path.split('/');
  const call = top === 'product' ? `/products/${key}` : listingCallOf(path);
  return call && `/api/rest${call}`;
}

/**
 * Pages whose content is on this device in a language, a locale code such as fr-CA. The service worker deletes the oldest responses when
 * there are many.
 */
export async function openablePages(pages: readonly SeenPage[], language: string): Promise<SeenPage[]> {
  if (!('caches' in window)) return [];
  const requests = await (await caches.open(DATA_CACHE)).keys();
  const urls = requests.map(({ url }) => new URL(url));
  const own = urls.filter(({ searchParams }) => searchParams.get(DATA_LANGUAGE) === language);
  const cached = new Set(own.map(({ pathname }) => pathname));
  return pages.filter(({ path }) => {
    const call = neededCall(path);
    return call === null || cached.has(call);
  });
}
