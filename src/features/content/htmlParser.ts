type Parse = typeof import('./parseHtml').parseHtml;

let parse: Parse | null = null;
const listeners = new Set<() => void>();

/** The parser of dealer HTML; null until it has loaded. */
export const htmlParser = (): Parse | null => parse;

/**
 * Loads the parser of dealer HTML. A server-rendered page does not need it, because its contents have been parsed (contentXml.ts). It is
 * loaded when content comes from the API: before a page that the browser renders, and for content that arrives later. Never
 * rejects: if the file can't be loaded, only the contents are missing.
 */
export async function loadParser(): Promise<void> {
  if (parse) return;
  try {
    parse = (await import('./parseHtml')).parseHtml;
  } catch (error) {
    console.warn('The parser of contents could not be loaded', error);
    return;
  }
  for (const listener of listeners) listener();
}

/** Calls back once the parser has loaded. Returns a function that stops listening. */
export function onParserLoaded(callback: () => void): () => void {
  listeners.add(callback);
  return () => void listeners.delete(callback);
}
