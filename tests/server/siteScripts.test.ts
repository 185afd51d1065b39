import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HostingFixture, hostingFixture } from './hostingFixture.ts';

const blocks: Record<string, string> = {
  'site-scripts-inline': '<script>first()</script><script src="/x.js"></script><script>second()</script>',
  footer: '<script>never()</script>',
};

let fixture: HostingFixture;
beforeAll(async () => {
  fixture = await hostingFixture({}, (app) => {
    app.get('/api/rest/config', async () => ({}));
    app.get('/api/rest/scripts', async () => [
      { identifier: 'chat', content: 'chat()' },
      { identifier: 'html', content: '<script>one()</script>\n<script>two()</script>' },
      { identifier: 'empty', content: '<script src="/x.js"></script>' },
    ]);
    app.get<{ Params: { identifier: string } }>('/api/rest/blocks/:identifier', async ({ params }) => ({
      identifier: params.identifier,
      content: blocks[params.identifier] ?? '',
    }));
  });
});
afterAll(() => fixture.close());

const get = (url: string) => fixture.app.inject({ url });

describe('inline scripts of the dealer', () => {
  it.each([
    ['/_site/site-scripts-inline/0.js', 'first()'],
    ['/_site/site-scripts-inline/2.js', 'second()'],
    ['/_site/scripts/chat.js', 'chat()'],
    ['/_site/scripts/html.js', 'one()\ntwo()'],
  ])('%s is served as a script of this host', async (url, code) => {
    const response = await get(url);
    expect([response.statusCode, response.body]).toEqual([200, code]);
    expect(response.headers['content-type']).toMatch(/^text\/javascript/);
  });

  it.each([
    '/_site/site-scripts-inline/1.js',
    '/_site/site-scripts-inline/9.js',
    '/_site/site-scripts-inline/-1.js',
    '/_site/footer/0.js',
    '/_site/scripts/none.js',
    '/_site/scripts/empty.js',
    '/_site/scripts/..%2Fconfig.js',
  ])('%s returns 404', async (url) => expect((await get(url)).statusCode).toBe(404));
});
