import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { allEndpoints } from '../../contract/allEndpoints';
import { type ErrorBody, errorBody } from '../../contract/errors';
import { nowPlaying } from '../../contract/kiosk';
import { readResponse } from '../../contract/readResponse';

export const PLAYLIST_PATH = '/kiosk-service/now-playing';
const API_PATH = '/api/rest';

const isSegment = (template: string, segment: string | undefined) =>
  template.startsWith('{') ? Boolean(segment) : template === segment;

function isPathOf(template: string, path: string): boolean {
  const [templates, segments] = [template.split('/'), path.split('/')];
  return templates.length === segments.length && templates.every((part, at) => isSegment(part, segments[at]));
}

/** The contract's schema of the response to GET url; null for a path that the contract does not contain. */
function schemaOf({ pathname }: URL): z.ZodMiniType | null {
  if (pathname === PLAYLIST_PATH) return nowPlaying;
  if (!pathname.startsWith(`${API_PATH}/`)) return null;
  const path = pathname.slice(API_PATH.length);
  const candidates = allEndpoints.filter(({ method, path: own }) => method === 'GET' && isPathOf(own, path));
  const exact = candidates.find(({ path: own }) => own === path);
  return (exact ?? candidates[0])?.response ?? null;
}

/** undefined for anything but JSON. */
export function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}

/** The object in a schema, which may convert its input or output; null for any other schema. */
function objectIn(schema: z.core.$ZodType): z.ZodMiniObject | null {
  if (schema instanceof z.ZodMiniObject) return schema;
  return schema instanceof z.ZodMiniPipe ? (objectIn(schema.def.out) ?? objectIn(schema.def.in)) : null;
}

/**
 * Tolerant schemas accept {} because their fields have defaults. A response without any of the contract's fields does not come from the
 * backend.
 */
function namesAField(schema: z.ZodMiniType, value: unknown): boolean {
  const object = objectIn(schema);
  if (!object || typeof value !== 'object' || value === null) return true;
  if (schema === nowPlaying) return Array.isArray((value as { videos?: unknown }).videos);
  if (Object.keys(value).some((name) => name in object.shape)) return true;
  // It may use other names for the fields (readAs).
  return !isDeepStrictEqual(readResponse(schema, value).data, readResponse(schema, {}).data);
}

/**
 * True when the body of a successful JSON response matches the contract, so that it may replace the last valid copy. False for the page of
 * a captive portal, a truncated body or an empty object
 */
export function isContractResponse(url: URL, body: Uint8Array): boolean {
  const value = parseJson(body);
  if (value === undefined) return false;
  const schema = schemaOf(url);
  if (schema === null) return true;
  const { dropped } = readResponse(schema, value);
  // The kiosk service is our own, so a malformed playlist entry means that the response is damaged.
  return (
    namesAField(schema, value) && dropped !== undefined && (schema !== nowPlaying || dropped.length === 0)
  );
}

/** The body of an error response in the contract's format; null for any other, such as a gateway's error page. */
export function readErrorBody(body: Uint8Array): ErrorBody | null {
  const parsed = z.safeParse(errorBody, parseJson(body));
  return parsed.success ? parsed.data : null;
}
