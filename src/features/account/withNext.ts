/** Adds the path that is opened after the sign-in, if there is one, to a page of the account. */
export const withNext = (path: string, next: string): string =>
  next ? `${path}?next=${encodeURIComponent(next)}` : path;
