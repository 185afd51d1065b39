/** An image of a srcset with its descriptor, such as 2x or 640w; '' without one. */
export interface SrcsetCandidate {
  url: string;
  descriptor: string;
}

/** Parses a srcset as HTML does: a comma within a URL belongs to it, one at its end separates. */
export const parseSrcset = (srcset: string): SrcsetCandidate[] =>
  [...srcset.matchAll(/([^\s,]+(?:,+[^\s,]+)*)(?:\s+([^,]+))?(?:,|$|\s)/g)].map(
    ([, url = '', descriptor = '']) => ({
      url,
      descriptor: descriptor.trim(),
    }),
  );
