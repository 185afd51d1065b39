/** For a whole response: staff wait for it at the screen. */
const TIMEOUT_MS = 15_000;

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Returns the function by which the shell itself calls the backend, for example to register the device. path: begins with /. Rejects
 * offline, and when the network is so slow that the response, or its body, does not arrive in time.
 */
export const createBackendCalls =
  (backendUrl: string, fetch: Fetch, timeoutMs = TIMEOUT_MS) =>
  (path: string, init: RequestInit): Promise<Response> =>
    fetch(new URL(path, backendUrl).href, { ...init, signal: AbortSignal.timeout(timeoutMs) });
