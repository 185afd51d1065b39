import type { Element } from 'domhandler';
import { isSafeUrl } from '@/features/content/allowList';
import { allElements, parseContent } from '@/features/content/parseContent';

/**
 * Allowed meta names: ownership, robots, appearance, place and link previews. Names that redirect or change browser
 * behaviour (http-equiv, referrer, viewport) are not allowed.
 */
const allowed = new RegExp(
  `^(?:${[
    '[\\w.:-]*verif[\\w-]*',
    'msvalidate\\.01',
    '(?:robots|googlebot|bingbot)(?:-\\w+)?',
    'theme-color|application-name|apple-mobile-web-app-title|format-detection',
    'author|copyright|publisher|rating|geo\\.\\w+|icbm',
    'fb:\\w+|(?:og|article|product|place|business|twitter):[\\w:]+',
  ].join('|')})$`,
  'i',
);

export interface MetaTag {
  name?: string;
  property?: string;
  /** For theme-color: the scheme that the colour is for. */
  media?: string;
  content: string;
}

const elementsOf = (html: string): Element[] => [...allElements(parseContent(html))];

/** Returns the allowed meta elements of the HTML for the head of every page. */
export const metaTags = (html: string): MetaTag[] =>
  elementsOf(html).flatMap(({ name: tag, attribs: { name, property, content, media } }) => {
    if (tag !== 'meta' || !content || !allowed.test(name ?? property ?? '')) return [];
    return [name ? { name, content, ...(media && { media }) } : { property, content }];
  });

/** Returns the URL of the first frame in the HTML; undefined without one. */
export const frameSource = (html: string): string | undefined =>
  elementsOf(html).find(({ name }) => name === 'iframe')?.attribs.src;

const BACKGROUND = /background(?:-image)?\s*:[^;]*url\(\s*["']?([^"')]+)/gi;

/** Returns the URLs of the background images in the style attributes of the HTML, of all elements or of those that match. */
export const backgroundImages = (
  html: string,
  matches: (element: Element) => boolean = () => true,
): string[] =>
  elementsOf(html)
    .filter(matches)
    .flatMap(({ attribs: { style = '' } }) => [...style.matchAll(BACKGROUND)])
    .flatMap(([, url = '']) => (isSafeUrl(url) ? [url.trim()] : []));
