import { isNoPage, withoutLanguage } from '../../../contract/addresses.ts';

/** A missing file of another kind gets a 404 instead of a page. The key of a product, category, search or post may end like a file. */
const missingFile =
  /^(?!\/(product|catalog|search|blog)\/).*\.(js|css|map|json|xml|txt|php|ico|png|jpe?g|webp|svg)$/;

export const isPagePath = (path: string): boolean =>
  !isNoPage(path) && !missingFile.test(withoutLanguage(path));

/** Maximum length of a key, an id or a search text (contract/inputs.ts): the backend refuses a longer one. */
const LONGEST_SEGMENT = 500;

/** Whether a path contains a text that no page can have. The router has decoded the path already. */
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
