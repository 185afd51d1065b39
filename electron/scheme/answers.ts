/** Answers the scheme gives by itself, in the forms the web app knows. */
export const plain = (status: number, text: string): Response =>
  new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });

export const html = (text: string): Response =>
  new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } });

export const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  });

/** A failed call without network, as /api/rest would say it. */
export const offline = (): Response =>
  json(503, {
    messages: {
      error: [
        {
          code: 'offline',
          message: 'This device is offline. Please reconnect to the internet and try again.',
        },
      ],
    },
  });
