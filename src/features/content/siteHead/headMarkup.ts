import type { ChildNode, Element } from 'domhandler';
import { isSafeUrl } from '@/features/content/allowList';
import { allElements } from '@/features/content/contentNodes';

/**
 * Allowed meta names: ownership, robots, appearance, location and link previews. Names that redirect or change browser behaviour
 * (http-equiv, referrer, viewport) are not allowed.
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
  /** For theme-color: the colour scheme to which it applies. */
  media?: string;
  content: string;
}

/** Returns the allowed meta elements in a content, for the head of every page. */
export const metaTags = (nodes: ChildNode[]): MetaTag[] =>
  [...allElements(nodes)].flatMap(({ name: tag, attribs: { name, property, content, media } }) => {
    if (tag !== 'meta' || !content || !allowed.test(name ?? property ?? '')) return [];
    return [name ? { name, content, ...(media && { media }) } : { property, content }];
  });

/** Returns the URL of the first frame in a content; undefined if there is none. */
export const frameSource = (nodes: ChildNode[]): string | undefined =>
  [...allElements(nodes)].find(({ name }) => name === 'iframe')?.attribs.src;

const BACKGROUND = /background(?:-image)?\s*:[^;:]*url\(\s*["']?([^"')]+)/gi;

/** Returns the URLs of background images in the style attributes of a content, for all elements or those that match. */
export const backgroundImages = (
  nodes: ChildNode[],
  matches: (element: Element) => boolean = () => true,
): string[] =>
  [...allElements(nodes)]
    .filter(matches)
    .flatMap(({ attribs: { style = '' } }) => [...style.matchAll(BACKGROUND)])
    .flatMap(([, url = '']) => (isSafeUrl(url) ? [url.trim()] : []));
