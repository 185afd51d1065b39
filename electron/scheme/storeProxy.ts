import type { Session } from 'electron';
import { offline } from './answers';
import { incoming, outgoing } from './headers';
import { isFit, type KeepRule, keepRule } from './keepRules';
import type { KeptAnswer, KeptAnswers } from './keptAnswers';

/** Says since when the answer stands, when it comes from this machine's disk. */
const KEPT_HEADER = 'x-kept-since';

/** With a kept answer at hand a slow network is given up on sooner. */
const PATIENCE_MS = { kept: 5_000, none: 30_000 };

interface Parts {
  session: Session;
  storeUrl: string;
  kept: KeptAnswers;
}

/** instead: what the store itself answered, if it did; how long it asks to be left alone is passed on. */
function fromDisk({ body, type, savedAt }: KeptAnswer, instead?: Response): Response {
  const after = instead?.headers.get('retry-after');
  return new Response(body, {
    headers: {
      'content-type': type,
      [KEPT_HEADER]: savedAt.toISOString(),
      ...(after ? { 'retry-after': after } : {}),
    },
  });
}

/**
 * Passes a screen's call to the store with the session's own cookies. A public GET is kept on disk and answered from
 * there when the network fails; anything else then gets a 503. query: added to the address, unseen by the screen.
 */
export function makeStoreProxy({ session, storeUrl, kept }: Parts) {
  /** Waits so long for the head of the answer; its body, a clip perhaps, takes the time it needs. */
  async function send(request: Request, target: URL, body: ArrayBuffer | undefined, patience: number) {
    const giveUp = new AbortController();
    const timer = setTimeout(() => giveUp.abort(), patience);
    try {
      return await session.fetch(target.href, {
        method: request.method,
        headers: outgoing(request.headers),
        body,
        credentials: 'include',
        cache: 'no-store',
        bypassCustomProtocolHandlers: true,
        signal: giveUp.signal,
      });
    } finally {
      clearTimeout(timer);
    }
  }

  async function keep(key: string, answer: Response): Promise<Response> {
    const body = new Uint8Array(await answer.arrayBuffer());
    await kept.write(key, answer.headers.get('content-type') ?? 'application/octet-stream', body);
    return new Response(body, { status: answer.status, headers: incoming(answer.headers) });
  }

  async function publicAnswer(request: Request, target: URL, key: string, rule: KeepRule): Promise<Response> {
    const copy = await kept.read(key);
    if (copy) void kept.used(key);
    if (copy && Math.abs(Date.now() - copy.savedAt.getTime()) < rule.freshMs) return fromDisk(copy);
    try {
      const answer = await send(request, target, undefined, copy ? PATIENCE_MS.kept : PATIENCE_MS.none);
      if (isFit(rule, answer)) return await keep(key, answer);
      if (answer.status >= 500 && copy) return fromDisk(copy, answer);
      return new Response(answer.body, { status: answer.status, headers: incoming(answer.headers) });
    } catch {
      return copy ? fromDisk(copy) : offline();
    }
  }

  return async (request: Request, query: Record<string, string> = {}): Promise<Response> => {
    const asked = new URL(request.url);
    const target = new URL(asked.pathname + asked.search, storeUrl);
    const rule = request.method === 'GET' && !request.headers.has('range') ? keepRule(asked) : null;
    const key = `${target.href} ${request.headers.get('accept-language') ?? ''}`;
    for (const [name, value] of Object.entries(query)) target.searchParams.set(name, value);
    if (rule) return publicAnswer(request, target, key, rule);
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    try {
      const body = hasBody ? await request.arrayBuffer() : undefined;
      const answer = await send(request, target, body, PATIENCE_MS.none);
      return new Response(answer.body, { status: answer.status, headers: incoming(answer.headers) });
    } catch {
      return offline();
    }
  };
}
export type StoreProxy = ReturnType<typeof makeStoreProxy>;
