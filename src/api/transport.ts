/** What a call puts on the wire; path is below the base /api/rest and already filled in. */
export interface ApiRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  query?: Record<string, unknown>;
  body?: unknown;
  /** Sent as Idempotency-Key: the same key never makes two orders. */
  idempotencyKey?: string;
  /** Calls of one lane go one after another, so that the last answer is the last state. */
  lane?: string;
  signal?: AbortSignal;
}

/** status 0: no answer came (offline, refused, timed out). */
export interface ApiAnswer {
  status: number;
  body: unknown;
}

/** How calls reach a backend: axios in a browser, in process on the server. Never rejects. */
export type Transport = (request: ApiRequest) => Promise<ApiAnswer>;

/** What thunks and queries of the store may reach for. */
export interface Services {
  send: Transport;
}
