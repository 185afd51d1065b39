/** The origin of a URL; null for a text that is none. URL.canParse is younger than the oldest browsers (package.json). */
function originOf(url: string): string | null {
  try {
    return new URL(url).origin;
  } catch {
    return null;
  }
}

/**
 * Whether a page may come from, or lie in a frame of, the URL: the site of the configured frame and the shop itself are
 * permitted, and every URL when no frame is configured (docs/spec/01 §6).
 */
export function isPermittedOrigin(url: string, iframeUrl: string, ownOrigin: string): boolean {
  const permitted = originOf(iframeUrl);
  if (!permitted) return true;
  const origin = originOf(url);
  return origin !== null && [permitted, ownOrigin].includes(origin);
}
