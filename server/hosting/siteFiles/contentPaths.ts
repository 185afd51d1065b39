import { isNoPage } from '../../../contract/addresses.ts';
import { getPage, listBlocks, listBlogPosts, listMenus } from '../../../contract/content.ts';
import { pageAt } from '../../../contract/pages.ts';
import { pagePaths, postPath } from '../../../contract/paths.ts';
import { readResponse } from '../../../contract/readResponse.ts';
import type { Transport } from '../../../contract/transport.ts';
import { isFailing } from '../backendApi.ts';
import { FailedRead, type OnFailedReads } from './failedRead.ts';

/** Paths of the blog and its posts; none if there are no posts. */
export async function postPaths(api: Transport, onFailed: OnFailedReads): Promise<string[]> {
  const { path } = listBlogPosts;
  const { status, body } = await api({ method: 'GET', path });
  if (isFailing({ status })) onFailed([new FailedRead(path, status)]);
  // An error response is an object too, whose keys would be read as posts.
  const posts = status === 200 ? (readResponse(listBlogPosts.response, body).data ?? []) : [];
  const paths = posts.map(postPath);
  return paths.length > 0 ? [pagePaths.blog, ...paths] : [];
}

const isContentPage = (path: string) => !isNoPage(path) && pageAt(path).file === 'ContentPage';
const LINK = /["'](\/[a-z\d][\w/-]{0,200})["'?#]/gi;
/** Limit, because every build of the sitemap requests each of them. */
const MOST_PAGES = 300;

/**
 * Paths of content pages that menus, blocks and other content pages link to. The contract has no call that lists pages, and search engines
 * should not list a page without links to it.
 */
export async function linkedPages(api: Transport, onFailed: OnFailedReads): Promise<string[]> {
  const found = new Set<string>();
  const failed: FailedRead[] = [];
  const read = async (path: string) => {
    const response = await api({ method: 'GET', path });
    if (isFailing(response)) failed.push(new FailedRead(path, response.status));
    return response;
  };
  const collect = (body: unknown) => {
    // Quotes in HTML are escaped within JSON.
    const text = (JSON.stringify(body) ?? '').replaceAll('\\"', '"');
    for (const [, path = ''] of text.matchAll(LINK))
      if (found.size < MOST_PAGES && isContentPage(path)) found.add(path.replace(/(?<!\/)\/+$/, ''));
  };
  for (const { path } of [listMenus, listBlocks]) collect((await read(path)).body);
  const paths: string[] = [];
  // Each page adds its own links to the set, and the loop visits those too.
  for (const path of found) {
    const identifier = encodeURIComponent(path.slice(1));
    const { status, body } = await read(getPage.path.replace('{identifier}', identifier));
    const page = status === 200 ? readResponse(getPage.response, body).data : undefined;
    if (!page) continue;
    collect(body);
    if (!page.no_index) paths.push(path);
  }
  // All at once, because a backend may fail for every page that it does not have.
  onFailed(failed);
  return paths;
}
