import { isNoPage } from '../../../contract/addresses.ts';
import { getPage, listBlocks, listBlogPosts, listMenus } from '../../../contract/content.ts';
import { pageAt } from '../../../contract/pages.ts';
import { pagePaths, postPath } from '../../../contract/paths.ts';
import { readResponse } from '../../../contract/readResponse.ts';
import type { Transport } from '../../../contract/transport.ts';

/** The blog and its posts; none without posts. */
export async function postPaths(api: Transport): Promise<string[]> {
  const { status, body } = await api({ method: 'GET', path: listBlogPosts.path });
  // An error is a map too, and would be read as posts by their keys.
  const posts = status === 200 ? (readResponse(listBlogPosts.response, body).data ?? []) : [];
  const paths = posts.map(postPath);
  return paths.length > 0 ? [pagePaths.blog, ...paths] : [];
}

const isContentPage = (path: string) => !isNoPage(path) && pageAt(path).file === 'ContentPage';
const LINK = /["'](\/[a-z\d][\w/-]{0,200})["'?#]/gi;
/** Each is asked for once in a build of the sitemap. */
const MOST_PAGES = 300;

/**
 * Content pages to which menus, blocks and content pages link. No call of the contract lists the pages, and a page
 * without a link is none that a search engine should offer.
 */
export async function linkedPages(api: Transport): Promise<string[]> {
  const found = new Set<string>();
  const collect = (body: unknown) => {
    // The quotes of HTML within JSON are escaped.
    const text = (JSON.stringify(body) ?? '').replaceAll('\\"', '"');
    for (const [, path = ''] of text.matchAll(LINK))
      if (found.size < MOST_PAGES && isContentPage(path)) found.add(path.replace(/(?<!\/)\/+$/, ''));
  };
  for (const { path } of [listMenus, listBlocks]) collect((await api({ method: 'GET', path })).body);
  const paths: string[] = [];
  // A page that is found adds its own links, which the loop reaches too.
  for (const path of found) {
    const identifier = encodeURIComponent(path.slice(1));
    const { status, body } = await api({
      method: 'GET',
      path: getPage.path.replace('{identifier}', identifier),
    });
    const page = status === 200 ? readResponse(getPage.response, body).data : undefined;
    if (!page) continue;
    collect(body);
    if (!page.no_index) paths.push(path);
  }
  return paths;
}
