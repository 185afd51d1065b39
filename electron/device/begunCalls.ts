import { SALES_CALL_PATH } from '../../contract/kiosk';
import type { VisitEnd } from '../../src/platform/platform';

interface Options {
  token: () => string | null;
  callBackend: (path: string, init: RequestInit) => Promise<unknown>;
  report: (problem: string) => void;
}

/**
 * What shoppers began at the kiosk service: nobody walks to a kiosk whose shopper has left, and nobody stays signed in there. The
 * service ends both by itself when this is lost.
 */
export class BegunCalls {
  readonly #paths = new Set<string>();

  constructor(private readonly options: Options) {}

  add(path: string): void {
    this.#paths.add(path);
  }

  /** Ends all of it together with a visit. An emergency takes the screen from a shopper who goes on waiting for a salesperson. */
  end(reason?: VisitEnd): void {
    const { token, callBackend, report } = this.options;
    const secret = token();
    for (const path of this.#paths) {
      if (reason === 'emergency' && path === SALES_CALL_PATH) continue;
      this.#paths.delete(path);
      if (secret)
        callBackend(`${path}?token=${encodeURIComponent(secret)}`, { method: 'DELETE' }).catch(() =>
          report(`what a visit began could not be ended: ${path}`),
        );
    }
  }
}
