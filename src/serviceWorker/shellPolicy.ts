import type { RouteHandlerCallback } from 'workbox-core/types';
import { endable, isUpdateAccepted } from './endRequests';

const SHELL = '/index.html';
const POLICY_CACHE = 'shell-policy';
const POLICY = 'content-security-policy';
const HEADERS = [POLICY, `${POLICY}-report-only`];

/**
 * Requests the current policy of the shop's pages, which the next page gets. Any other response, such as the sign-in page of a public
 * network, leaves the last policy in place.
 */
async function renewPolicy(): Promise<void> {
  const { ok, redirected, headers } = await fetch(SHELL, {
    method: 'HEAD',
    cache: 'no-store',
    signal: endable.signal,
  });
  if (!ok || redirected || !headers.has(POLICY)) return;
  const policy = new Headers();
  for (const name of HEADERS) if (headers.has(name)) policy.set(name, headers.get(name) ?? '');
  await (await caches.open(POLICY_CACHE)).put(SHELL, new Response(null, { headers: policy }));
}

/** The shell's response with the last policy that the shop sent; unchanged if there is none. */
async function withLastPolicy(page: Response): Promise<Response> {
  const policy = await caches.match(SHELL, { cacheName: POLICY_CACHE }).catch(() => undefined);
  if (!policy) return page;
  const headers = new Headers(page.headers);
  for (const name of HEADERS) headers.delete(name);
  for (const [name, value] of policy.headers) if (HEADERS.includes(name)) headers.set(name, value);
  return new Response(page.body, { status: page.status, headers });
}

/** How long the server has for a page. */
const PAGE_MS = 10_000;

/** The page as the server has it; undefined without a network, and for a server that fails or is slow. */
async function fromServer(request: Request): Promise<Response | undefined> {
  const slow = new Promise<undefined>((resolve) => setTimeout(resolve, PAGE_MS));
  const response = await Promise.race([fetch(request).catch(() => undefined), slow]);
  return response && response.status < 500 ? response : undefined;
}

/**
 * Answers a navigation with the shell, or once the shopper has accepted an update with the server's page. The precached response includes
 * a policy, which lists the hosts in the tenant's configuration: a payment method, tag manager or media host that the dealer adds later
 * would be blocked until the next release.
 */
export const handlePage =
  (shell: RouteHandlerCallback): RouteHandlerCallback =>
  async (options) => {
    const current = isUpdateAccepted() ? await fromServer(options.request) : undefined;
    if (current) return current;
    const page = await withLastPolicy(await shell(options));
    options.event.waitUntil(renewPolicy().catch(() => undefined));
    return page;
  };

/** The shell of a new version was loaded with its own policy. */
export const forgetPolicy = () => caches.delete(POLICY_CACHE);
