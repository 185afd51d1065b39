/** Parses a URL; null if the text is not a URL. The oldest supported browsers (package.json) lack URL.canParse and URL.parse. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
