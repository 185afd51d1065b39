import { type Turn, turnedPage } from '../turn';
import { ORIGIN } from './address';
import { html, json, plain } from './answers';
import { contentSecurity, secured } from './contentSecurity';
import { fileAnswer } from './fileAnswer';
import type { StoreProxy } from './storeProxy';
import { pathInside, webFile } from './webFiles';

export const MEDIA_PATH = '/kiosk-media/';
const CONFIG_PATH = '/api/rest/config';
const SERVICE_PATHS = ['now-playing', 'played-videos', 'heartbeat'].map((name) => `/kiosk-service/${name}`);
const STORE_PATHS = ['/api/rest/', '/media/', '/_next/'];

/** What only the shell's own screen may reach. */
export interface LoopDoors {
  mediaFolder: string;
  /** Of the chosen device; null before registration. */
  token: () => string | null;
  /** The service no longer knows the token. */
  onRevoked: () => Promise<void>;
}

interface Parts {
  webFolder: string;
  storeUrl: string;
  proxy: StoreProxy;
  /** null for a visit: there the kiosk service does not exist. */
  loop: LoopDoors | null;
  turned: Turn;
}

/** Answers every request of one session to the scheme. */
export function makeHandler({ webFolder, storeUrl, proxy, loop, turned }: Parts) {
  const policy = contentSecurity(storeUrl, turned === 0 ? "'none'" : "'self'");

  async function service(request: Request, { token, onRevoked }: LoopDoors): Promise<Response> {
    const secret = token();
    const answer = secret ? await proxy(request, { token: secret }) : json(401, { messages: { error: [] } });
    if (secret && answer.status === 401) await onRevoked();
    return answer;
  }

  async function keptClip(request: Request, pathname: string, { mediaFolder }: LoopDoors): Promise<Response> {
    const path = pathInside(mediaFolder, pathname.slice(MEDIA_PATH.length - 1));
    return (path && (await fileAnswer(path, request))) || plain(404, 'Not found');
  }

  /** A kiosk that has never seen its store still starts its own screen: every setting has a default. */
  async function config(request: Request): Promise<Response> {
    const answer = await proxy(request);
    return loop && request.method === 'GET' && answer.status === 503 ? json(200, {}) : answer;
  }

  async function answer(request: Request): Promise<Response> {
    const address = new URL(request.url);
    const { href, pathname } = address;
    if (!href.startsWith(`${ORIGIN}/`)) return plain(404, 'Not found');
    const frame = turned === 0 ? null : turnedPage(address);
    if (frame) return html(frame);
    if (pathname === CONFIG_PATH) return config(request);
    if (STORE_PATHS.some((path) => pathname.startsWith(path))) return proxy(request);
    if (loop && SERVICE_PATHS.includes(pathname)) return service(request, loop);
    if (loop && pathname.startsWith(MEDIA_PATH)) return keptClip(request, pathname, loop);
    return webFile(webFolder, pathname, request);
  }

  return async (request: Request): Promise<Response> => secured(await answer(request), policy);
}
