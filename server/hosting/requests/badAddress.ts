import type { FastifyReply, FastifyRequest } from 'fastify';
import { message } from '../../backend/messages/message.ts';
import { setPolicy } from '../security/securityHeaders.ts';

/** Whether a person opened the address; a script or program gets plain text. */
export const wantsPage = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && /\btext\/html\b/.test(headers.accept ?? '');

const languageOf = ({ url, headers }: FastifyRequest) =>
  /^\/fr(?=[/-]|$)/.test(url) || /^\s*fr\b/i.test(headers['accept-language'] ?? '') ? 'fr' : 'en';

/** A page for an address that no page can have. It neither repeats the address nor runs scripts. */
export function sendBadAddress(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOf(request);
  const [title, text, home] = (['badAddress', 'badAddressText', 'badAddressHome'] as const).map((key) =>
    message(language, key),
  );
  setPolicy(request, "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
  return reply
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="/">${home}</a></p></main></body></html>`,
    );
}
