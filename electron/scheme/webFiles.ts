import { resolve, sep } from 'node:path';
import { fileResponse, isFileName } from './fileResponse';
import { textResponse } from './responses';

const HASHED = '/assets/';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Resolves a URL path to a file path inside a folder; null if it is outside the folder or malformed. */
export function resolveInside(folder: string, pathname: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  if (/[\0\\]/.test(decoded) || decoded.split('/').includes('..')) return null;
  const path = resolve(folder, `.${decoded}`);
  return path === folder || path.startsWith(folder + sep) ? path : null;
}

/** Serves a file of the built web app, or index.html for a route of the app. */
export async function serveWebFile(folder: string, pathname: string, request: Request): Promise<Response> {
  const path = resolveInside(folder, pathname);
  if (!path) return textResponse(404, 'Not found');
  const response = await fileResponse(path, request);
  if (response) {
    response.headers.set('cache-control', pathname.startsWith(HASHED) ? IMMUTABLE : 'no-cache');
    return response;
  }
  if (isFileName(path)) return textResponse(404, 'Not found');
  const indexPage = await fileResponse(resolve(folder, 'index.html'), request);
  indexPage?.headers.set('cache-control', 'no-cache');
  return indexPage ?? textResponse(404, 'The app is not built');
}
