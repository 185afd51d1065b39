/** Canonical path of a special collection, the products that share an attribute's value (docs/spec/01 §3). */
export const specialPath = (attribute: string, value: string): string =>
  `/catalog/special/${encodeURIComponent(attribute)}/${encodeURIComponent(value)}`;

/** Whether a path, without language prefix, is that of a special collection: it may stand after any other path. */
export const isSpecialPath = (pathname: string): boolean =>
  /(?:^|\/)special\/[^/]+\/[^/]+\/?$/.test(pathname);
