import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod/mini';

const request = z.object({
  stream: z.boolean(),
  max_tokens: z.number(),
  messages: z.array(z.object({ role: z.string(), content: z.nullable(z.string()) })),
  tools: z.array(z.unknown()),
});
export type ModelRequest = z.output<typeof request>;

/** The server's response to one request: a text, a tool call, or any custom response. */
export type ModelStep =
  | { text: string }
  | { ask: string; tool?: string }
  | { send: (response: ServerResponse) => void };

export interface ModelServer {
  url: string;
  requests: ModelRequest[];
  authorization: string[];
  /** The responses to the next requests, in order; the last one is repeated. */
  steps: ModelStep[];
  close: () => Promise<void>;
}

const event = (delta: object) => `data: ${JSON.stringify({ choices: [{ index: 0, delta }] })}\n\n`;

function respond(response: ServerResponse, step: ModelStep): void {
  if ('send' in step) {
    step.send(response);
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if ('text' in step) {
    // A stream may be split anywhere, even within a word.
    for (const part of step.text.match(/[\s\S]{1,7}/g) ?? []) response.write(event({ content: part }));
  } else {
    const name = step.tool ?? 'read_shop_facts';
    const text = JSON.stringify({ question: step.ask });
    response.write(event({ tool_calls: [{ index: 0, id: 'call-1', function: { name, arguments: '' } }] }));
    response.write(event({ tool_calls: [{ index: 0, function: { arguments: text.slice(0, 5) } }] }));
    response.write(event({ tool_calls: [{ index: 0, function: { arguments: text.slice(5) } }] }));
  }
  response.end('data: [DONE]\n\n');
}

/** Starts a fake provider of chat completions with streaming and tool calls. */
export async function openModelServer(): Promise<ModelServer> {
  const played: Pick<ModelServer, 'requests' | 'authorization' | 'steps'> = {
    requests: [],
    authorization: [],
    steps: [],
  };
  const server = createServer(async (incoming, response) => {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part as Buffer);
    played.requests.push(z.parse(request, JSON.parse(Buffer.concat(parts).toString())));
    played.authorization.push(`${incoming.url} ${incoming.headers.authorization}`);
    const step = played.steps.length > 1 ? played.steps.shift() : played.steps[0];
    respond(response, step ?? { text: '' });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(played, {
    url: `http://127.0.0.1:${port}/v1`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}
