import type { FastifyInstance } from 'fastify';
import { parseJson } from '../../contract/parseJson.ts';

/** Far deeper than any request or response in the contract. */
const MAX_DEPTH = 64;

const QUOTE = 34;
const BACKSLASH = 92;
const OPENING = new Set([91, 123]);
const CLOSING = new Set([93, 125]);

/** JSON that is nested too deeply: parsing 1 MB of opening brackets blocks the process for a second. */
export class TooDeepError extends Error {
  readonly statusCode = 400;
  readonly code = 'too_deep';
}

/** Returns whether a JSON text is nested no deeper than permitted. Reads the text once, without parsing it. */
function isShallow(text: string): boolean {
  let depth = 0;
  let isString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (isString) {
      if (character === BACKSLASH) at += 1;
      else if (character === QUOTE) isString = false;
    } else if (character === QUOTE) isString = true;
    else if (OPENING.has(character)) {
      depth += 1;
      if (depth > MAX_DEPTH) return false;
    } else if (CLOSING.has(character)) depth -= 1;
  }
  return true;
}

/** Parses JSON from an external source. @throws TooDeepError, SyntaxError */
export function parseBoundedJson(text: string): unknown {
  if (!isShallow(text)) throw new TooDeepError('The JSON is nested too deeply.');
  return parseJson(text);
}

/** Counts the depth of every JSON body before fastify's own parser reads it. */
export function addBoundedJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (isShallow(text)) void parse(request, text, done);
    else done(new TooDeepError('The JSON is nested too deeply.'), undefined);
  });
}
