import * as z from 'zod/mini';

/** The provider did not answer, or with what can't be read: nobody knows whether it did what was asked. */
export class ProviderSilent extends Error {}

interface Question {
  method?: 'GET' | 'POST' | 'PUT';
  headers?: Record<string, string>;
  /** An object goes as JSON, parameters as a form, a text as it is (with its own content-type). */
  body?: object | URLSearchParams | string;
}

const answersWithinMs = 20_000;

function encode(body: Question['body']): { type?: string; text?: string } {
  if (body === undefined) return {};
  if (typeof body === 'string') return { text: body };
  if (body instanceof URLSearchParams)
    return { type: 'application/x-www-form-urlencoded', text: body.toString() };
  return { type: 'application/json', text: JSON.stringify(body) };
}

/**
 * One call to a payment provider. Neither what is asked nor what is answered is logged or part of an error.
 * @throws ProviderSilent on a broken line, a time-out or a 5xx answer
 */
export async function askProvider(
  url: string,
  { method = 'POST', headers, body }: Question,
): Promise<string> {
  const { type, text } = encode(body);
  const answer = await fetch(url, {
    method,
    headers: { ...(type ? { 'content-type': type } : {}), ...headers },
    body: text,
    redirect: 'error',
    signal: AbortSignal.timeout(answersWithinMs),
  }).catch(() => null);
  const said = await answer?.text().catch(() => null);
  if (!answer || answer.status >= 500 || typeof said !== 'string')
    throw new ProviderSilent(`${new URL(url).host} did not answer`);
  return said;
}

/** The same for providers that answer JSON, believed only in the shape given. */
export async function askProviderJson<S extends z.ZodMiniType>(
  schema: S,
  url: string,
  question: Question,
): Promise<z.output<S>> {
  const said = await askProvider(url, question);
  try {
    // Authorize.Net begins its JSON with a byte order mark.
    return z.parse(schema, JSON.parse(said.replace(/^\uFEFF/, '')));
  } catch {
    throw new ProviderSilent(`${new URL(url).host} answered what can't be read`);
  }
}
