import { isNoPage, withoutLanguage } from '../../../contract/addresses.ts';

/**
 * Missing files with these extensions get a 404 instead of a page, except where the key of a product, category, search or post may end like
 * a file name.
 */
const missingFile =
  /^(?!\/(product|catalog|search|blog)\/).*\.(js|css|map|json|xml|txt|php|ico|png|jpe?g|webp|svg)$/;

export const isPagePath = (path: string): boolean =>
  !isNoPage(path) && !missingFile.test(withoutLanguage(path));

/** Maximum length of a key, an id or a search text (contract/inputs.ts): the backend rejects longer ones. */
const LONGEST_SEGMENT = 500;

/** Whether a path has a segment too long for any page. Can't throw, because the router has already decoded the path. */
export const hasLongSegment = (path: string): boolean =>
  decodeURIComponent(path)
    .split('/')
    .some((segment) => segment.length > LONGEST_SEGMENT);

/** The URL of a path at an origin; null when the path parses to another host (`/\t/host`). */
export function sameOriginUrl(origin: string, path: string): URL | null {
  if (!URL.canParse(path, origin)) return null;
  const url = new URL(path, origin);
  return url.origin === origin ? url : null;
}
