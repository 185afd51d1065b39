const domainOf = (cookie: string) =>
  /;\s*domain=([^;]*)/i.exec(cookie)?.[1]?.trim().replace(/^\./, '').toLowerCase();

const isWithin = (name: string, domain: string) => name === domain || name.endsWith(`.${domain}`);

/**
 * Rewrites Set-Cookie headers of the upstream server for this host. The Domain attribute is removed when it names the
 * upstream's or this host's domain. A cookie for any other domain is dropped, as a browser would do.
 * hosts: names of both servers, without port
 */
export const rewriteCookies = (cookies: readonly string[], hosts: readonly string[]): string[] =>
  cookies.flatMap((cookie) => {
    const domain = domainOf(cookie);
    if (domain && !hosts.some((host) => isWithin(host, domain))) return [];
    return [cookie.replace(/;\s*domain=[^;]*/gi, '')];
  });
