/** The origin of a URL; null if the text is not a URL. The oldest supported browsers (package.json) lack URL.canParse. */
function originOf(url: string): string | null {
  try {
    return new URL(url).origin;
  } catch {
    return null;
  }
}

/**
 * Whether a page may be opened from the URL, or framed by it: the configured frame's site and the shop itself are permitted, and every URL
 * if no frame is configured (docs/spec/01 §6).
 */
export function isPermittedOrigin(url: string, iframeUrl: string, ownOrigin: string): boolean {
  const permitted = originOf(iframeUrl);
  if (!permitted) return true;
  const origin = originOf(url);
  return origin !== null && [permitted, ownOrigin].includes(origin);
}
