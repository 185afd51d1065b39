import type { NetworkFault } from '../../src/platform/platform';

export const textResponse = (status: number, text: string): Response =>
  new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });

export const htmlResponse = (html: string): Response =>
  new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });

export const jsonResponse = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  });

/**
 * The response to a call while offline, in the error format of /api/rest. For any fault other than a missing network, the loop shows its
 * own text (src/features/kiosk/playlist/playlistErrorText.ts).
 */
export const offlineResponse = (fault: NetworkFault = 'offline'): Response =>
  jsonResponse(503, {
    messages: {
      error: [
        {
          code: fault === 'unreachable' ? 'offline' : fault,
          message: 'This device is offline. Please reconnect to the internet and try again.',
        },
      ],
    },
  });

/** The response to a call that something other than the backend answered, such as a captive portal. */
export const invalidResponse = (): Response =>
  jsonResponse(502, { messages: { error: [{ code: 'invalid_response', message: '' }] } });
