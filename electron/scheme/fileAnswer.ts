import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { plain } from './answers';
import { byteRange } from './byteRange';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
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

/** True when a missing file of that name is an error rather than a screen of the app. */
export const isFileName = (path: string): boolean => extname(path) in types;

/**
 * A file as an answer, streamed, with the 206 and 416 that a video needs to seek (net.fetch of a file answers 200);
 * null when there is no such file.
 */
export async function fileAnswer(path: string, request: Request): Promise<Response | null> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) return null;
  const { size } = found;
  const headers = {
    'content-type': types[extname(path)] ?? 'application/octet-stream',
    'accept-ranges': 'bytes',
  };
  const range = byteRange(request.headers.get('range'), size);
  if (range === 'unsatisfiable') {
    const answer = plain(416, 'No such range');
    answer.headers.set('content-range', `bytes */${size}`);
    return answer;
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const sized = { ...headers, 'content-length': String(end - start + 1) };
  const isBodiless = request.method === 'HEAD' || size === 0;
  const body = isBodiless ? null : (Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream);
  return range
    ? new Response(body, {
        status: 206,
        headers: { ...sized, 'content-range': `bytes ${start}-${end}/${size}` },
      })
    : new Response(body, { status: 200, headers: sized });
}
