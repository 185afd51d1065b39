import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { ownValue } from '../../contract/ownValue';
import { textResponse } from './responses';

interface ByteRange {
  start: number;
  /** Position of the last byte, inclusive. */
  end: number;
}

/**
 * Parses a Range header for a body of size bytes (RFC 9110 §14). null: send the whole body (no header, or an unsupported form, such as
 * several ranges). 'unsatisfiable': the range lies outside the body. range-parser is not used, so that the shell's trusted code has no
 * dependency for a single regular expression
 */
export function byteRange(header: string | null, size: number): ByteRange | null | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!match) return null;
  const [, from = '', to = ''] = match;
  if (from === '' && to === '') return null;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length > 0 ? { start: size - length, end: size - 1 } : 'unsatisfiable';
  }
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start < size && start <= end ? { start, end } : 'unsatisfiable';
}

const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** True when the path has a known file extension: if the file is missing, the response is a 404 instead of a route of the app. */
export const isFileName = (path: string): boolean => extname(path) in contentTypes;

/**
 * Streams a file with the 206 and 416 responses that a video needs for seeking; Electron's net.fetch of a file only returns 200. null when
 * the file does not exist
 */
export async function fileResponse(path: string, request: Request): Promise<Response | null> {
  const stats = await stat(path).catch(() => null);
  if (!stats?.isFile()) return null;
  const { size } = stats;
  const headers = {
    'content-type': ownValue(contentTypes, extname(path)) ?? 'application/octet-stream',
    'accept-ranges': 'bytes',
  };
  const range = byteRange(request.headers.get('range'), size);
  if (range === 'unsatisfiable') {
    const response = textResponse(416, 'No such range');
    response.headers.set('content-range', `bytes */${size}`);
    return response;
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const headersWithLength = { ...headers, 'content-length': String(end - start + 1) };
  const hasNoBody = request.method === 'HEAD' || size === 0;
  const body = hasNoBody ? null : (Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream);
  return range
    ? new Response(body, {
        status: 206,
        headers: { ...headersWithLength, 'content-range': `bytes ${start}-${end}/${size}` },
      })
    : new Response(body, { status: 200, headers: headersWithLength });
}
