import { createHmac, randomUUID } from 'node:crypto';
import {
  DEVICE_REVOKED,
  type DeviceDescription,
  heartbeatAnswer,
  KIOSK_FORM_SIGNATURE,
  KIOSK_SIGNATURE,
  kioskFormText,
  kioskOrderText,
  SALES_CALL_PATH,
} from '../../contract/kiosk';
import { readResponse } from '../../contract/readResponse';
import { type Rotation, rotationPage } from '../rotation';
import type { BackendProxy } from './backendProxy';
import { isRevocation } from './cacheRules';
import type { ConfiguredOrigins } from './configuredOrigins';
import { fileResponse } from './fileResponse';
import { contentSecurityPolicy, withSecurityHeaders } from './headers';
import { ORIGIN } from './origin';
import { parseJson } from './responseCheck';
import { htmlResponse, jsonResponse, textResponse } from './responses';
import { resolveInside, serveWebFile } from './webFiles';

export const MEDIA_PATH = '/kiosk-media/';
const API_PATH = '/api/rest/';
const CONFIG_PATH = '/api/rest/config';
const HEARTBEAT_PATH = '/kiosk-service/heartbeat';
const ORDER_PATH = '/api/rest/cart/place';
const SERVICE_PATHS = ['now-playing', 'played-videos'].map((name) => `/kiosk-service/${name}`);
/** The kiosk service calls that a visit may use. The loop, during an emergency, may only use the first one. */
const VISIT_PATHS = [SALES_CALL_PATH, '/kiosk-service/phone-sign-ins'];
const BACKEND_PATHS = [API_PATH, '/media/', '/_next/', '/monitoring/'];

/** Access to the kiosk service with the device's token, which no screen receives. */
export interface ServiceAccess {
  /** Called with the path of a call that a shopper started; the shell ends it with DELETE when the visit ends. */
  onBegun: (path: string) => void;
  /** The token of the registered device; null before registration. */
  token: () => string | null;
  /** Called when the kiosk service ends the device's registration. Any other 401 is treated as temporary. */
  onRevoked: () => Promise<void>;
}

/** Access that only the loop has: cached clips, and the calls of the kiosk service. */
export interface LoopAccess extends ServiceAccess {
  mediaFolder: string;
  /** Called with the hash in a heartbeat's response, for the registration with this token. */
  onPasscodeHash: (passcodeHash: string, token: string) => Promise<void>;
  /** Called with the device as staff describe it, for the registration with this token. The screen receives it too. */
  onDescribed: (description: DeviceDescription, token: string) => Promise<void>;
  /** Called with the time zone of the device's location in a heartbeat's response. */
  onTimeZone: (timeZone: string) => Promise<void>;
}

/** Access that only a visit has: it places orders as the registered kiosk. */
export interface VisitAccess extends ServiceAccess {
  /** null before registration */
  deviceId: () => string | null;
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
  configuredOrigins: ConfiguredOrigins;
}

/** Handles every request of one Electron session to the app's scheme: web files, cached clips and backend calls. */
export function createSchemeHandler(options: Options) {
  const { webFolder, backendUrl, proxy, loop, visit, rotation, configuredOrigins } = options;
  // A visit shows the dealer's documents in a frame.
  const frames = loop !== null && rotation === 0 ? "'none'" : "'self'";

  async function callService(request: Request, { token, onRevoked }: ServiceAccess): Promise<Response> {
    const secret = token();
    // The registration has ended, perhaps through the response to another call: the loop must register again.
    if (!secret) {
      const message = 'This screen is not registered.';
      return jsonResponse(401, { messages: { error: [{ code: DEVICE_REVOKED, message }] } });
    }
    const response = await proxy(request, { query: { token: secret } });
    if (response.status !== 401) return response;
    const body = new Uint8Array(await response.arrayBuffer());
    // A late response for the previous token must not end a new registration.
    if (isRevocation(401, body) && token() === secret) await onRevoked();
    return new Response(body, { status: 401, headers: response.headers });
  }

  /** Removes the shell's fields from the response; no screen receives the hash of the staff menu's passcode. */
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
    const { passcode_hash, time_zone, ...answer } = data;
    if (passcode_hash) await access.onPasscodeHash(passcode_hash, token);
    if (time_zone) await access.onTimeZone(time_zone);
    if (answer.device) await access.onDescribed(answer.device, token);
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

  /** The loop must also start offline, and every value of the configuration has a default. */
  async function fetchConfig(request: Request): Promise<Response> {
    const response = await proxy(request);
    if (loop && request.method === 'GET' && !response.ok) return jsonResponse(200, {});
    if (response.status !== 200) return response;
    const body = new Uint8Array(await response.arrayBuffer());
    await configuredOrigins.record(body);
    return new Response(body, { status: response.status, headers: response.headers });
  }

  /** Proves that this kiosk places the order or sends the form, without exposing the signing token to the page. */
  function sendSigned(
    request: Request,
    pathname: string,
    { token, deviceId }: VisitAccess,
  ): Promise<Response> {
    const [secret, id] = [token(), deviceId()];
    if (!secret || !id) return proxy(request);
    const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
    if (pathname !== ORDER_PATH) {
      const nonce = randomUUID();
      const parts = [nonce, sign(kioskFormText(id, nonce)), encodeURIComponent(id)];
      return proxy(request, { headers: { [KIOSK_FORM_SIGNATURE]: parts.join('.') } });
    }
    const key = request.headers.get('idempotency-key');
    return key
      ? proxy(request, { headers: { [KIOSK_SIGNATURE]: sign(kioskOrderText(id, key)) } })
      : proxy(request);
  }

  async function route(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const { href, pathname } = url;
    if (!href.startsWith(`${ORIGIN}/`)) return textResponse(404, 'Not found');
    const page = rotation === 0 ? null : rotationPage(url);
    if (page) return htmlResponse(page);
    if (pathname === CONFIG_PATH) return fetchConfig(request);
    if (visit && request.method !== 'GET' && pathname.startsWith(API_PATH))
      return sendSigned(request, pathname, visit);
    if (BACKEND_PATHS.some((path) => pathname.startsWith(path))) return proxy(request);
    if (loop && pathname === HEARTBEAT_PATH) return sendHeartbeat(request, loop);
    if (loop && SERVICE_PATHS.includes(pathname)) return callService(request, loop);
    const shopper = visit ?? (pathname === SALES_CALL_PATH ? loop : null);
    if (shopper && VISIT_PATHS.includes(pathname)) {
      if (request.method === 'POST') shopper.onBegun(pathname);
      return callService(request, shopper);
    }
    if (loop && pathname.startsWith(MEDIA_PATH)) return serveClip(request, pathname, loop);
    return serveWebFile(webFolder, pathname, request);
  }

  return async (request: Request): Promise<Response> => {
    const response = await route(request);
    const origins = await configuredOrigins.current();
    return withSecurityHeaders(response, contentSecurityPolicy({ backendUrl, frames, origins }));
  };
}
