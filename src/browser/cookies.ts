/** The cookies that scripts may read, as name=value; none where the browser refuses: a sandboxed frame throws. */
export function readCookies(): string[] {
  try {
    return document.cookie.split('; ').filter(Boolean);
  } catch {
    // Nothing can be read, so nothing was chosen.
    return [];
  }
}

/** domain: one above this host's, for a cookie that was set for it */
export function deleteCookie(name: string, domain = ''): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
    document.cookie = `${name}=; path=/; max-age=0${domain && `; domain=${domain}`}`;
  } catch {
    // As in readCookies: nothing is left to delete.
  }
}
