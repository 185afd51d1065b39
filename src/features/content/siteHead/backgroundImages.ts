import { preload } from 'react-dom';
import { isSafeUrl } from '@/features/content/allowList';

const BACKGROUND = /background(?:-image)?\s*:[^;"]*url\(\s*(?:&quot;|["'])?([^"')&]+)/gi;

/** Returns the URLs of the background images in the style attributes of the HTML. */
export const backgroundImages = (html: string): string[] =>
  [...html.matchAll(BACKGROUND)].flatMap(([, url = '']) => (isSafeUrl(url) ? [url] : []));

/** Preloads the background images of the HTML, because browsers discover images in styles late (docs/spec/04 §2). */
export function preloadBackgrounds(html: string): void {
  for (const url of backgroundImages(html)) preload(url, { as: 'image' });
}
