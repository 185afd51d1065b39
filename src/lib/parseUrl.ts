/** Parses a URL; null for a text that is none. URL.canParse and URL.parse are younger than the oldest browsers (package.json). */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
