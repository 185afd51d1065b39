/** The cookies that scripts can read, as name=value. Empty if the browser denies access: a sandboxed frame throws. */
export function readCookies(): string[] {
  try {
    return document.cookie.split('; ').filter(Boolean);
  } catch {
    // Nothing can be read, so there is no stored choice.
    return [];
  }
}

/** domain: a parent domain of this host, for a cookie that was set for it */
export function deleteCookie(name: string, domain = ''): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
    document.cookie = `${name}=; path=/; max-age=0${domain && `; domain=${domain}`}`;
  } catch {
    // As in readCookies: there is nothing to delete.
  }
}
