import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HostingFixture, hostingFixture } from './hostingFixture.ts';

let fixture: HostingFixture;
beforeAll(async () => {
  fixture = await hostingFixture();
});
afterAll(() => fixture.close());

const post = (url: string, payload = '') =>
  fixture.app.inject({
    method: 'POST',
    url,
    payload,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://provider.example',
      'sec-fetch-site': 'cross-site',
    },
  });

describe('a provider that returns by POST', () => {
  it.each(['/checkout', '/checkout/payment', '/checkout/review', '/fr/checkout/review', '/checkout/success'])(
    'to %s is sent on by GET, with what it tells',
    async (path) => {
      const response = await post(`${path}?payment=freedompay`, 'transid=42&card=4111');
      expect(response.statusCode).toBe(303);
      expect(response.headers.location).toBe(`${path}?payment=freedompay&transid=42`);
      expect(response.headers['set-cookie']).toBeUndefined();
    },
  );

  it.each([
    [
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="transid"\r\n\r\n42\r\n--b--\r\n',
    ],
    ['application/x-www-form-urlencoded; charset=UTF-8', 'transid=42'],
    ['text/plain', 'card=4111\r\ntransid=42\r\n'],
  ])('is understood in each encoding of a form: %s', async (type, payload) => {
    const headers = { 'content-type': type };
    const response = await fixture.app.inject({ method: 'POST', url: '/checkout/review', payload, headers });
    expect([response.statusCode, response.headers.location]).toEqual([303, '/checkout/review?transid=42']);
  });

  it.each([
    ['application/json', '{"transid":'],
    ['multipart/form-data', 'no boundary'],
    ['application/xml', '<a/>'],
  ])('is sent on without what it says, where that is no form: %s', async (type, payload) => {
    const headers = { 'content-type': type };
    const response = await fixture.app.inject({ method: 'POST', url: '/checkout/review', payload, headers });
    expect([response.statusCode, response.headers.location]).toEqual([303, '/checkout/review']);
  });

  it('may send nothing', async () => {
    expect((await post('/checkout/review')).headers.location).toBe('/checkout/review');
    const plain = await fixture.app.inject({ method: 'POST', url: '/checkout/review' });
    expect(plain.statusCode).toBe(303);
  });

  it.each([
    '/',
    '/checkout/cart',
    '/account',
    '/product/sofa',
    '/checkout/review/x',
    '//evil.example/checkout',
  ])('finds no other page: %s', async (path) =>
    expect((await post(path)).statusCode).toBeGreaterThanOrEqual(400),
  );

  it('is refused with a huge form', async () => {
    expect((await post('/checkout/review', `token=${'a'.repeat(20_000)}`)).statusCode).toBe(413);
  });
});
