import { resolve, sep } from 'node:path';
import { plain } from './answers';
import { fileAnswer, isFileName } from './fileAnswer';

const HASHED = '/assets/';
const FOR_EVER = 'public, max-age=31536000, immutable';

/** The file below folder that a path names; null when it leads out of the folder or is no path at all. */
export function pathInside(folder: string, pathname: string): string | null {
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

/** The built web app: a file of it, else its plain shell for a screen's address, else 404. */
export async function webFile(folder: string, pathname: string, request: Request): Promise<Response> {
  const path = pathInside(folder, pathname);
  if (!path) return plain(404, 'Not found');
  const answer = await fileAnswer(path, request);
  if (answer) {
    answer.headers.set('cache-control', pathname.startsWith(HASHED) ? FOR_EVER : 'no-cache');
    return answer;
  }
  if (isFileName(path)) return plain(404, 'Not found');
  const shell = await fileAnswer(resolve(folder, 'index.html'), request);
  shell?.headers.set('cache-control', 'no-cache');
  return shell ?? plain(404, 'The app is not built');
}
