/** One request to /api/rest. path: below that base, with its parameters filled in. */
export interface ApiRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** The path template, for reports that must not contain the parameters. */
  template?: string;
  query?: Record<string, unknown>;
  body?: unknown;
  /** Sent as the Idempotency-Key header: the same key never creates two orders. */
  idempotencyKey?: string;
  /** Requests with the same queue name are sent one after another, so that the last response is the latest state. */
  queue?: string;
  /** The optimistic update of a queued write has already been painted, so the write is sent at once. */
  isPainted?: boolean;
  /** Milliseconds to wait for the response, if it may take longer than that of other requests. */
  timeoutMs?: number;
  signal?: AbortSignal;
}

export interface ApiResponse {
  /** HTTP status; 0 without a response (offline, connection refused, timeout). */
  status: number;
  body: unknown;
  /** The body is a copy from the service worker: because the request preferred one, or because the shop did not respond. */
  copy?: 'wanted' | 'unwanted';
  /** Whether the browser stores the shop's session cookie, if the response shows it. */
  isSessionKept?: boolean;
  /** The session of the request had ended, so it was repeated in a new one. */
  isSessionNew?: boolean;
}

/** Sends requests to a backend: over HTTP in a browser, in-process on the server. Never rejects. */
export type Transport = (request: ApiRequest) => Promise<ApiResponse>;
