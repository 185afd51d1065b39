import { deleteCart, getCart } from '../../contract/cartEndpoints.ts';
import { getConfig } from '../../contract/config.ts';
import { getSession } from '../../contract/customer.ts';
import { type Client, type Exchange, MAX_BYTES } from './client.ts';

/** A cookie that a response deletes contains no session. */
const isDeleted = (cookie: string) => /;\s*max-age=0/i.test(cookie) || /^[^=]+=;/.test(cookie);
const namedIn = (cookie: string) => cookie.split('=')[0]?.trim() ?? '';
const cookiesOf = ({ headers }: Exchange) => headers.getSetCookie().filter((cookie) => !isDeleted(cookie));

/** Problems in the headers: data that a response reveals, or stores in the wrong place. */
export function headerHints(exchange: Exchange, isHttps: boolean): string[] {
  const cookies = cookiesOf(exchange);
  const caching = exchange.headers.get('cache-control') ?? '';
  const lacking = cookies.flatMap((cookie) => {
    const missing = [
      ...(/;\s*httponly/i.test(cookie) ? [] : ['HttpOnly']),
      ...(/;\s*samesite=/i.test(cookie) ? [] : ['SameSite']),
      ...(isHttps && !/;\s*secure/i.test(cookie) ? ['Secure'] : []),
    ];
    return missing.length > 0 ? [`the cookie ${namedIn(cookie)} lacks ${missing.join(' and ')}`] : [];
  });
  const isShared = /public|s-maxage/i.test(caching);
  return [
    ...lacking,
    ...(cookies.length > 0 && isShared
      ? [`Cache-Control "${caching}" with Set-Cookie: a shared cache gives one session to every visitor`]
      : []),
  ];
}

/** The body is larger than the storefront's proxy forwards. */
export const isTooLarge = ({ bytes }: Exchange) => bytes > MAX_BYTES;

/** Sends a write without the CSRF token in a separate session. Emptying an empty cart has no effect. Null: the write was rejected */
export async function csrfHint(client: Client): Promise<string | null> {
  const browser = client.newBrowser();
  await browser.call(getSession, {});
  const { status } = await browser.call(deleteCart, {});
  return status >= 200 && status < 300
    ? 'DELETE /cart without the CSRF token was accepted: another site can change a shopper’s cart'
    : null;
}

/** Sends the first calls of a visit in parallel, as a browser without a session may. */
export async function parallelSessionsHint(client: Client): Promise<string | null> {
  const browser = client.newBrowser();
  const exchanges = await Promise.all(
    [getConfig, getCart, getSession].map((endpoint) => browser.newBrowser().call(endpoint, {})),
  );
  const sessions = new Map<string, Set<string>>();
  for (const cookie of exchanges.flatMap(cookiesOf)) {
    const [pair = ''] = cookie.split(';');
    sessions.set(namedIn(cookie), (sessions.get(namedIn(cookie)) ?? new Set()).add(pair));
  }
  const several = [...sessions].find(([, values]) => values.size > 1);
  return several
    ? `three parallel first calls started ${several[1].size} sessions (cookie ${several[0]}); the storefront reads the session first, other clients may lose a cart`
    : null;
}
