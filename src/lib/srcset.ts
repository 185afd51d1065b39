/** An image in a srcset with its descriptor, such as 2x or 640w; '' if it has none. */
export interface SrcsetCandidate {
  url: string;
  descriptor: string;
}

/** Parses a srcset like HTML: a comma within a URL belongs to the URL, a comma at its end separates. */
export const parseSrcset = (srcset: string): SrcsetCandidate[] =>
  [...srcset.matchAll(/([^\s,]+(?:,+[^\s,]+)*)(?:\s+([^,]+))?(?:,|$|\s)/g)].map(
    ([, url = '', descriptor = '']) => ({
      url,
      descriptor: descriptor.trim(),
    }),
  );
