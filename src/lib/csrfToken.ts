type JsonObject = Record<string, unknown>;

const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null;

/** The parts of a session response in which backends send the token: customer_data, the top level, or inside an envelope. */
function sessionParts(body: unknown): JsonObject[] {
  if (!isObject(body)) return [];
  const inner = [body.customer_data, body.customer, body.session, body.data].flatMap(sessionParts);
  return [body, ...inner];
}

/** Removes the CSRF token from a session response and returns it; null if there is none (docs/spec/19 §1). */
export function takeCsrfToken(body: unknown): string | null {
  for (const data of sessionParts(body)) {
    const token = data.csrf_token;
    if (token === undefined) continue;
    data.csrf_token = '';
    if ((typeof token === 'string' && token !== '') || typeof token === 'number') return String(token);
  }
  return null;
}
