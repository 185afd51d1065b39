import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { emptyCart, type Session } from './answers.ts';

/** Name of the session's cookie. */
export const COOKIE = 'PHPSESSID';
const SESSION_PATH = '/customers/self/session';

export const newToken = (): string => randomBytes(12).toString('hex');

const cookieOf = ({ headers }: IncomingMessage): string | null =>
  new RegExp(`${COOKIE}=(\\w+)`).exec(headers.cookie ?? '')?.[1] ?? null;

/** The sessions of PHP: the cookie's id names one, and the id of an unknown one is adopted (session.use_strict_mode off). */
export class PhpSessions {
  private readonly sessions = new Map<string, Session>();

  /** isPerRequest: every request without a cookie starts a session; otherwise only the route of the session does. */
  constructor(private readonly isPerRequest: boolean) {}

  open(request: IncomingMessage, path: string): Session {
    const id = cookieOf(request) ?? newToken();
    const session = this.sessions.get(id) ?? {
      id,
      csrfToken: newToken(),
      customerId: null,
      cart: emptyCart(),
    };
    if (this.isPerRequest || path === SESSION_PATH) this.sessions.set(id, session);
    return session;
  }

  /** Pieces in the stored cart of a session; 0 for an unknown one. */
  cartCount(id: string): number {
    const lines = this.sessions.get(id)?.cart.lines.values() ?? [];
    return [...lines].reduce((sum, { qty }) => sum + qty, 0);
  }

  /** session_regenerate_id(true): the session moves to a new id, and the old one is gone. */
  regenerate(session: Session): void {
    this.sessions.delete(session.id);
    session.id = newToken();
    this.sessions.set(session.id, session);
  }

  setCookie(request: IncomingMessage, response: ServerResponse, { id }: Session): void {
    if (this.sessions.has(id) && cookieOf(request) !== id) {
      response.setHeader('set-cookie', `${COOKIE}=${id}; path=/; HttpOnly`);
    }
  }
}
