import { SALES_CALL_PATH } from '../../contract/kiosk';
import type { VisitEnd } from '../../src/platform/platform';

interface Options {
  token: () => string | null;
  callBackend: (path: string, init: RequestInit) => Promise<unknown>;
  report: (problem: string) => void;
}

/**
 * What shoppers started at the kiosk service. When a visit ends, its sales call is cancelled and its sign-in revoked. If this list is lost,
 * the service ends both after a time.
 */
export class BegunCalls {
  readonly #paths = new Set<string>();

  constructor(private readonly options: Options) {}

  add(path: string): void {
    this.#paths.add(path);
  }

  /** Ends all of it when a visit ends, except the sales call when an emergency ended it: the shopper is still waiting for a salesperson. */
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
