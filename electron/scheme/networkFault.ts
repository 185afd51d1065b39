import type { NetworkFault } from '../../src/platform/platform';

const PROXY_PASSWORD_REQUIRED = 407;
/** RFC 6585 §6: the network requires a sign-in, not the backend. */
const NETWORK_SIGN_IN_REQUIRED = 511;

/** Chromium's error names, grouped by what a technician has to do. The first match counts. */
const FAULTS: readonly (readonly [RegExp, NetworkFault])[] = [
  [/ERR_(CERT|SSL|BAD_SSL)_/, 'certificate'],
  [
    /ERR_(PROXY_AUTH|UNEXPECTED_PROXY_AUTH|INVALID_AUTH_CREDENTIALS|TUNNEL_CONNECTION_FAILED.*407)/,
    'proxyPassword',
  ],
  [/ERR_(PROXY_|TUNNEL_|NO_SUPPORTED_PROXIES|MANDATORY_PROXY|SOCKS_)/, 'proxy'],
  [/ERR_(NAME_|DNS_|ICANN_)/, 'name'],
  [/ERR_INTERNET_DISCONNECTED/, 'offline'],
  [/ERR_(CONNECTION|ADDRESS|TIMED_OUT|NETWORK_|EMPTY_RESPONSE)/, 'unreachable'],
];

/** Classifies the error of a request without a response. An aborted request has timed out. */
export function findNetworkFault(error: unknown): NetworkFault {
  const message = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  if (/^(AbortError|TimeoutError)/.test(message)) return 'unreachable';
  return FAULTS.find(([pattern]) => pattern.test(message))?.[1] ?? 'offline';
}

/** Classifies a response as a network fault; null if there is none. isExpected: the backend itself responded */
export function findResponseFault(
  { status }: Pick<Response, 'status'>,
  isExpected: boolean,
): NetworkFault | null {
  if (status === PROXY_PASSWORD_REQUIRED) return 'proxyPassword';
  return isExpected && status !== NETWORK_SIGN_IN_REQUIRED ? null : 'captivePortal';
}

/** The latest network fault between the kiosk and the backend, for the staff menu. Each change is logged once. */
export class NetworkState {
  #fault: NetworkFault | null = null;

  constructor(
    private readonly backendUrl: string,
    private readonly report: (problem: string) => void,
  ) {}

  get fault(): NetworkFault | null {
    return this.#fault;
  }

  /** detail: Chromium's error. */
  record(fault: NetworkFault | null, detail = ''): void {
    if (fault === this.#fault) return;
    this.#fault = fault;
    const { host } = new URL(this.backendUrl);
    this.report(fault ? `network to ${host}: ${fault} ${detail}`.trim() : `network to ${host}: works again`);
  }

  /** Records the error of a request, and returns the fault. */
  recordError(error: unknown): NetworkFault {
    const fault = findNetworkFault(error);
    this.record(fault, error instanceof Error ? error.message : String(error));
    return fault;
  }
}
