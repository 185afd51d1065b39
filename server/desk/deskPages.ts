import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { setPolicy } from '../hosting/security/securityHeaders.ts';

/** The desk loads nothing from other hosts, and no other page may frame it. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  // An email is shown in a frame without scripts (routes/outboxRoutes.ts).
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Serves the built desk (dist/desk): its page at every path below /desk, and its files at /desk/assets. */
export async function deskPages(app: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  const page = readFileSync(join(folder, 'desk.html'), 'utf8');
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/desk/assets/',
    index: false,
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  });
  for (const url of ['/desk', '/desk/*'])
    app.get(url, async (request, reply) => {
      if (request.url.startsWith('/desk/api')) return reply.callNotFound();
      setPolicy(request, policy);
      return reply
        .type('text/html; charset=utf-8')
        .headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex, nofollow' })
        .send(page);
    });
}
