import { useConfig } from '@/config/configSlice';
import { styleToObject } from '@/features/content/styleToObject';
import { parsePositiveNumber } from '@/features/content/tagAttributes';
import type { TagModule } from '@/features/content/tagModule';
import { parseUrl } from '@/lib/parseUrl';
import { youtubeId } from '@/lib/youtube';
import { useIsKiosk } from '@/platform/PlatformContext';

/** A frame's URL if it is absolute; null for a path of the shop. */
const absoluteUrl = (src: string) =>
  /^(?:https?:)?\/\//i.test(src) ? parseUrl(src, 'https://relative.invalid') : null;

/** Whether a frame's URL has another host than the shop. ownUrl: the shop's base_url, if it has one */
function isOtherSite(src: string, ownUrl: string): boolean {
  const url = absoluteUrl(src);
  return url !== null && url.host !== parseUrl(ownUrl)?.host;
}

/** The path of a URL of the shop, whose files the shell of a kiosk serves at the app's own origin. */
function pathOf(src: string): string {
  const url = absoluteUrl(src);
  return url ? url.pathname + url.search : src;
}

/** YouTube's player is only permitted from its cookie-free host (docs/security.md); other URLs are returned unchanged. */
function frameUrl(src: string): string {
  const video = youtubeId(src);
  if (!video) return src;
  const options = new URLSearchParams(parseUrl(src, 'https://relative.invalid')?.search);
  options.delete('v');
  const query = options.toString();
  return `https://www.youtube-nocookie.com/embed/${video}${query && `?${query}`}`;
}

/** A length in an HTML attribute: a percentage such as 100%, or else pixels. */
function frameLength(value: string | undefined, fallback: number): string | number {
  const share = /^\s*(\d+(?:\.\d+)?)%\s*$/.exec(value ?? '')?.[1];
  return share ? `${share}%` : parsePositiveNumber(value, fallback);
}

/**
 * A sandboxed frame that can neither navigate nor read the page. A kiosk loads no page of another host: there it is a link, for which the
 * document viewer shows a code that opens it on a phone.
 */
export const Tag: TagModule['Tag'] = ({ attributes }) => {
  const { base_url } = useConfig();
  const isKiosk = useIsKiosk();
  const { src: rawSrc = '', title, width, height, class: className, style = '' } = attributes;
  const src = frameUrl(rawSrc);
  if (isKiosk && isOtherSite(src, base_url)) {
    const url = src.replace(/^\/\//, 'https://');
    return <a href={url}>{title || url}</a>;
  }
  return (
    <iframe
      src={isKiosk ? pathOf(src) : src}
      title={title ?? rawSrc}
      className={className}
      width={frameLength(width, 560)}
      height={frameLength(height, 315)}
      loading="lazy"
      // allow-same-origin only for other sites: a page of this origin could remove its own sandbox.
      sandbox={`allow-scripts allow-presentation allow-popups${isOtherSite(src, base_url) ? ' allow-same-origin' : ''}`}
      referrerPolicy="strict-origin-when-cross-origin"
      allow="fullscreen; picture-in-picture"
      style={{ border: 0, maxWidth: '100%', ...styleToObject(style) }}
    />
  );
};
