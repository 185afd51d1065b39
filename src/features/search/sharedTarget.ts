import { cutText } from '@contract/cutText';
import { searchPath } from '@contract/paths';
import { parseUrl } from '@/lib/parseUrl';

/** Maximum length of a term in the search field. */
const MAX_TERM = 100;
const URL_PATTERN = /https?:\/\/\S+/gi;
/** Punctuation of the sentence around a link. */
const AFTER_LINK = /[.,;:!?'"’”»…)\]}>]+$/;

/** A link of this shop as a path without the language prefix; null for any other text. */
function ownPath(text: string, origin: string, basename: string): string | null {
  for (const [link] of text.matchAll(URL_PATTERN)) {
    const url = parseUrl(link.replace(AFTER_LINK, ''));
    if (url?.origin !== origin) continue;
    const isInLanguage = url.pathname === basename || url.pathname.startsWith(`${basename}/`);
    const path = basename && isInLanguage ? url.pathname.slice(basename.length) || '/' : url.pathname;
    return path + url.search;
  }
  return null;
}

/**
 * Where to go when another app shares something with this one: a link of this shop to its page, anything else to a search for its words.
 * Android puts links into the text, and a page's title into the title; other sites link to a search with q. null if there are no words.
 * origin: of the shop; basename: path prefix of the language, empty for the tenant's default
 */
export function sharedTarget(shared: URLSearchParams, origin: string, basename = ''): string | null {
  const [term = '', title = '', text = '', url = ''] = ['q', 'title', 'text', 'url'].map(
    (name) => shared.get(name) ?? '',
  );
  const own = ownPath(`${url} ${text}`, origin, basename);
  if (own && !own.startsWith('/search?')) return own;
  const words = [term, text, title].map((part) => part.replace(URL_PATTERN, ' ').trim());
  return searchPath(cutText(words.find((part) => part !== '') ?? '', MAX_TERM));
}
