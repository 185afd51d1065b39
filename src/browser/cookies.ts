/** The cookies that scripts can read, as name=value. Empty if the browser denies access: a sandboxed frame throws. */
export function readCookies(): string[] {
  try {
    return document.cookie.split('; ').filter(Boolean);
  } catch {
    // Nothing can be read, so there is no stored choice.
    return [];
  }
}

/** The parent domains of this host, and the host itself, for which a cookie may have been set. */
function cookieDomains(): string[] {
  const labels = window.location.hostname.split('.');
  return labels.map((_, index) => labels.slice(index).join('.')).filter((domain) => domain.includes('.'));
}

/** Deletes a cookie of this host or of a parent domain: third parties set theirs for the widest domain that the browser allows. */
export function deleteCookie(name: string): void {
  for (const domain of ['', ...cookieDomains()]) {
    try {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
      document.cookie = `${name}=; path=/; max-age=0${domain && `; domain=${domain}`}`;
    } catch {
      // As in readCookies: there is nothing to delete.
    }
  }
}
