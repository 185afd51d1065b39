import { afterEach, beforeEach, expect, it } from 'vitest';
import { type HostingFixture, hostingFixture, rendered, shell } from './hostingFixture.ts';

const CONTENT = '<html><h1>Sofas</h1></html>';

let fixture: HostingFixture;
beforeEach(async () => {
  const render = async () => rendered(CONTENT);
  fixture = await hostingFixture({ render });
});
afterEach(() => fixture.close());

const open = async (headers: { referer?: string; 'sec-fetch-dest'?: string }, host = 'framed.example') => {
  const response = await fixture.app.inject({ url: '/catalog', headers: { host, ...headers } });
  return [response.statusCode, response.body];
};

it.each([
  {},
  { referer: 'https://pay.example/' },
  { referer: 'https://partner.example.evil.example/', 'sec-fetch-dest': 'document' },
])('sends no content of a tenant for frames to a page outside of a frame: %j', async (headers) =>
  expect(await open(headers)).toEqual([403, shell]),
);

it.each([
  { referer: 'https://partner.example/shop' },
  { referer: 'http://framed.example/catalog/sofas', 'sec-fetch-dest': 'document' },
  { 'sec-fetch-dest': 'iframe' },
  // A payment provider returns inside the frame.
  { 'sec-fetch-dest': 'iframe', referer: 'https://pay.example/' },
])('sends the page into the frame, and to a visitor from its site: %j', async (headers) =>
  expect(await open(headers)).toEqual([200, CONTENT]),
);

it('leaves tenants without a frame alone', async () =>
  expect(await open({ referer: 'https://anywhere.example/' }, 'shop.example')).toEqual([200, CONTENT]));
