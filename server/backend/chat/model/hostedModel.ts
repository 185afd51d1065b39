import { createParser } from 'eventsource-parser';
import * as z from 'zod/mini';
import { parseBoundedJson } from '../../../network/boundedJson.ts';

/** A message of the chat completions protocol. */
export type ModelMessage =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string | null; tool_calls?: readonly WireToolCall[] }
  | { role: 'tool'; tool_call_id: string; content: string };

interface WireToolCall {
  id: string;
  type: 'function';
  function: { name: string; arguments: string };
}

export interface ToolDefinition {
  type: 'function';
  function: { name: string; description: string; parameters: Record<string, unknown> };
}

/** What the model wrote in one response. */
export interface Completion {
  content: string;
  toolCalls: readonly WireToolCall[];
  /** Characters sent and received. */
  characters: number;
}

/** The model failed, timed out or violated the protocol. The message contains nothing from the conversation. */
export class ModelError extends Error {}

/** A hosted model with a chat completions API. */
export interface HostedModel {
  /** Maximum time in milliseconds that a shopper waits for a reply. */
  timeoutMs: number;
  complete: (
    messages: readonly ModelMessage[],
    tools: readonly ToolDefinition[],
    signal: AbortSignal,
  ) => Promise<Completion>;
}

interface ModelSettings {
  /** Base URL of the API: https://models.example/v1 */
  url: string;
  key: string;
  model: string;
  timeoutMs?: number;
}

/** A request of the shop has a total budget of 15 s. */
const MAX_MS = 9000;

/** The rest of a larger response is not read, because it would be longer than any reply may be. */
const MAX_BYTES = 64_000;
const MAX_TOKENS = 400;

const chunk = z.object({
  choices: z.array(
    z.object({
      delta: z.optional(
        z.object({
          content: z.optional(z.nullable(z.string())),
          tool_calls: z.optional(
            z.array(
              z.object({
                index: z.optional(z.number()),
                id: z.optional(z.nullable(z.string())),
                function: z.optional(
                  z.object({ name: z.optional(z.nullable(z.string())), arguments: z.optional(z.string()) }),
                ),
              }),
            ),
          ),
        }),
      ),
    }),
  ),
});

const parseJson = (text: string): unknown => {
  try {
    return parseBoundedJson(text);
  } catch {
    throw new ModelError('The model sent no JSON.');
  }
};

/** Collects the parts of a streamed response. */
class CompletionBuilder {
  #content = '';
  readonly #calls = new Map<number, { id: string; name: string; arguments: string }>();

  add(data: string): void {
    if (data === '[DONE]') return;
    const parsed = z.safeParse(chunk, parseJson(data));
    if (!parsed.success) throw new ModelError('The model sent an event that the protocol does not have.');
    const delta = parsed.data.choices[0]?.delta;
    this.#content += delta?.content ?? '';
    for (const { index = 0, id, function: part } of delta?.tool_calls ?? []) {
      const call = this.#calls.get(index) ?? { id: '', name: '', arguments: '' };
      call.id += id ?? '';
      call.name += part?.name ?? '';
      call.arguments += part?.arguments ?? '';
      this.#calls.set(index, call);
    }
  }

  completion(sent: number): Completion {
    const toolCalls = [...this.#calls.values()].map(
      (call): WireToolCall => ({
        id: call.id,
        type: 'function',
        function: { name: call.name, arguments: call.arguments },
      }),
    );
    const received =
      this.#content.length + toolCalls.reduce((sum, one) => sum + one.function.arguments.length, 0);
    return { content: this.#content.trim(), toolCalls, characters: sent + received };
  }
}

async function readStream(body: ReadableStream<Uint8Array>, builder: CompletionBuilder): Promise<void> {
  const parser = createParser({ onEvent: ({ data }) => builder.add(data) });
  const decoder = new TextDecoder();
  let bytes = 0;
  for await (const part of body) {
    bytes += part.byteLength;
    if (bytes > MAX_BYTES) throw new ModelError('The response of the model is too large.');
    parser.feed(decoder.decode(part, { stream: true }));
  }
}

/** Client of OpenAI's chat completions protocol, which many providers and servers support, with streaming and tool calls. */
export function hostedModel({ url, key, model, timeoutMs = MAX_MS }: ModelSettings): HostedModel {
  const address = `${url.replace(/\/+$/, '')}/chat/completions`;
  return {
    timeoutMs,
    complete: async (messages, tools, signal) => {
      const body = JSON.stringify({
        model,
        stream: true,
        temperature: 0,
        max_tokens: MAX_TOKENS,
        messages,
        tools,
      });
      try {
        const response = await fetch(address, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
          body,
          signal,
          redirect: 'error',
        });
        if (!response.ok || !response.body)
          throw new ModelError(`The model responds with status ${response.status}.`);
        const builder = new CompletionBuilder();
        await readStream(response.body, builder);
        return builder.completion(body.length);
      } catch (error) {
        if (error instanceof ModelError) throw error;
        throw new ModelError(signal.aborted ? 'The model took too long.' : 'The model can not be reached.');
      }
    },
  };
}
