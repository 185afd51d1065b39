import { takeCsrfToken } from '@/lib/csrfToken';
import { endable } from './endRequests';

/** The worker uses fetch, because axios would be loaded again at each of its starts. */
export const API = '/api/rest';

/** The CSRF token of the browser's session; '' if the backend has none. Rejects if the session can't be read. */
export async function readToken(): Promise<string> {
  const response = await fetch(`${API}/customers/self/session`, {
    credentials: 'include',
    signal: endable.signal,
  });
  if (!response.ok) throw new Error(`session: ${response.status}`);
  return takeCsrfToken(await response.json()) ?? '';
}
