import { heartbeatAnswer } from '../../contract/kiosk';
import { readResponse } from '../../contract/readResponse';
import { type Rotation, rotationPage } from '../rotation';
import type { BackendProxy } from './backendProxy';
import { isRevocation } from './cacheRules';
import { fileResponse } from './fileResponse';
import { contentSecurityPolicy, withSecurityHeaders } from './headers';
import { ORIGIN } from './origin';
import { parseJson } from './responseCheck';
import { htmlResponse, jsonResponse, textResponse } from './responses';
import { resolveInside, serveWebFile } from './webFiles';

export const MEDIA_PATH = '/kiosk-media/';
const CONFIG_PATH = '/api/rest/config';
const HEARTBEAT_PATH = '/kiosk-service/heartbeat';
const SERVICE_PATHS = ['now-playing', 'played-videos'].map((name) => `/kiosk-service/${name}`);
/** The calls of the kiosk service that a visit may use. */
const VISIT_PATHS = ['sales-calls', 'phone-sign-ins'].map((name) => `/kiosk-service/${name}`);
const BACKEND_PATHS = ['/api/rest/', '/media/', '/_next/', '/monitoring/'];

/** Access to the kiosk service with the device's token, which no screen receives. */
export interface ServiceAccess {
  /** The token of the registered device; null before registration. */
  token: () => string | null;
  /** Called when the kiosk service ends the registration of the device. Any other 401 is a fault that passes. */
  onRevoked: () => Promise<void>;
}

/** What only the loop may access: cached clips, and the calls of the kiosk service. */
export interface LoopAccess extends ServiceAccess {
  mediaFolder: string;
  /** Called with the hash that a heartbeat's response names, for the registration of this token. */
  onPasscodeHash: (passcodeHash: string, token: string) => Promise<void>;
}

/** The access of a visit: it calls a salesperson and signs in, and the shell ends both together with the visit. */
export interface VisitAccess extends ServiceAccess {
  /** path: of the call that the shell ends with DELETE */
  onBegun: (path: string) => void;
}

interface Options {
  webFolder: string;
  backendUrl: string;
  proxy: BackendProxy;
  /** null for a visit. */
  loop: LoopAccess | null;
  /** null for the loop. */
  visit: VisitAccess | null;
  rotation: Rotation;
}

/** Handles every request of one Electron session to the app's scheme: web files, cached clips and backend calls. */
export function createSchemeHandler({ webFolder, backendUrl, proxy, loop, visit, rotation }: Options) {
  // A visit frames the dealer's pages in its document viewer.
  const framesNothing = loop !== null && rotation === 0;
  const policy = contentSecurityPolicy(backendUrl, framesNothing ? "'none'" : "'self'");

  async function callService(request: Request, { token, onRevoked }: ServiceAccess): Promise<Response> {
    const secret = token();
    if (!secret) return jsonResponse(401, { messages: { error: [] } });
    const response = await proxy(request, { token: secret });
    if (response.status !== 401) return response;
    const body = new Uint8Array(await response.arrayBuffer());
    // A late response to the previous token does not end a new registration.
    if (isRevocation(401, body) && token() === secret) await onRevoked();
    return new Response(body, { status: 401, headers: response.headers });
  }

  /** Takes the hash of the staff menu's passcode out of the response: it reaches no screen. */
  async function sendHeartbeat(request: Request, access: LoopAccess): Promise<Response> {
    const token = access.token();
    const response = await callService(request, access);
    if (!token || !response.ok) return response;
    const body = new Uint8Array(await response.arrayBuffer());
    const { status } = response;
    const headers = new Headers(response.headers);
    headers.delete('content-length');
    const { data } = readResponse(heartbeatAnswer, parseJson(body));
    if (!data) return new Response(body, { status, headers });
    const { passcode_hash, ...answer } = data;
    if (passcode_hash) await access.onPasscodeHash(passcode_hash, token);
    return Response.json(answer, { status, headers });
  }

  async function serveClip(
    request: Request,
    pathname: string,
    { mediaFolder }: LoopAccess,
  ): Promise<Response> {
    const path = resolveInside(mediaFolder, pathname.slice(MEDIA_PATH.length - 1));
    return (path && (await fileResponse(path, request))) || textResponse(404, 'Not found');
  }

  /** The loop starts without network, too: every value of the configuration has a default. */
  async function fetchConfig(request: Request): Promise<Response> {
    const response = await proxy(request);
    return loop && request.method === 'GET' && !response.ok ? jsonResponse(200, {}) : response;
  }

  async function route(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const { href, pathname } = url;
    if (!href.startsWith(`${ORIGIN}/`)) return textResponse(404, 'Not found');
    const page = rotation === 0 ? null : rotationPage(url);
    if (page) return htmlResponse(page);
    if (pathname === CONFIG_PATH) return fetchConfig(request);
    if (BACKEND_PATHS.some((path) => pathname.startsWith(path))) return proxy(request);
    if (loop && pathname === HEARTBEAT_PATH) return sendHeartbeat(request, loop);
    if (loop && SERVICE_PATHS.includes(pathname)) return callService(request, loop);
    if (visit && VISIT_PATHS.includes(pathname)) {
      if (request.method === 'POST') visit.onBegun(pathname);
      return callService(request, visit);
    }
    if (loop && pathname.startsWith(MEDIA_PATH)) return serveClip(request, pathname, loop);
    return serveWebFile(webFolder, pathname, request);
  }

  return async (request: Request): Promise<Response> => withSecurityHeaders(await route(request), policy);
}
