import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { newSecret } from './secret.ts';
import { secretCookie } from './secretCookie.ts';

const cookie = secretCookie('shopper', { path: '/', maxAge: 3600, sameSite: 'lax' });
const secret = newSecret();

async function send(url: string, headers: Record<string, string> = {}) {
  const app = fastify({ trustProxy: true });
  app.get('/read', async (request) => ({ secret: cookie.read(request) }));
  app.get('/write', async (request, reply) => cookie.write(request, reply, secret));
  app.get('/remove', async (request, reply) => cookie.remove(request, reply));
  const response = await app.inject({ url, headers });
  await app.close();
  return response;
}

describe('a secret cookie', () => {
  it('is read among others, and only in the form of a secret', async () => {
    const read = async (header: string) => (await send('/read', { cookie: header })).json().secret;
    expect(await read(`a=1; shopper=${secret}; other=2`)).toBe(secret);
    for (const header of ['', 'shopper=', 'shopper=short', `shopper=${secret}x`, `my-shopper=${secret}`])
      expect(await read(header)).toBeNull();
  });

  it('is hidden from scripts, and from plain http once it was set over https', async () => {
    const plain = (await send('/write')).headers['set-cookie'];
    expect(plain).toBe(`shopper=${secret}; Max-Age=3600; Path=/; HttpOnly; SameSite=Lax`);
    const secure = (await send('/write', { 'x-forwarded-proto': 'https' })).headers['set-cookie'];
    expect(secure).toContain('; Secure');
  });

  it('is removed by one without a lifetime', async () => {
    expect((await send('/remove')).headers['set-cookie']).toMatch(/^shopper=; Max-Age=0; Path=\//);
  });
});
