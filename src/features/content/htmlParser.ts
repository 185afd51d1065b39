type Parse = typeof import('./parseHtml').parseHtml;

let parse: Parse | null = null;
const listeners = new Set<() => void>();

/** The parser of dealers' HTML; null until it has loaded. */
export const htmlParser = (): Parse | null => parse;

/**
 * Loads the parser of dealers' HTML. A page that the server rendered needs none: its contents are parsed (contentXml.ts). It is
 * loaded where content comes from the API: before a page that the browser renders, and for a content that arrives later. Never
 * rejects: where the file can't be loaded, a page lacks its contents and nothing else.
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
