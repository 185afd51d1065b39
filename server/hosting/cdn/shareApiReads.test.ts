import fastify from 'fastify';
import { expect, it } from 'vitest';
import { allEndpoints } from '../../../contract/allEndpoints.ts';
import { isPublicRead } from '../../../contract/publicReads.ts';
import { checkRequests } from '../requests/checkRequests.ts';
import { shareApiReads } from './shareApiReads.ts';

const reads = allEndpoints.filter(({ method }) => method === 'GET');

it('shared caches get the public reads of the contract, browsers store nothing else', async () => {
  const app = fastify();
  checkRequests(app, async () => 'demo');
  shareApiReads(app, '/api/rest');
  for (const { path } of reads)
    app.get(
      `/api/rest${path.replace(/\{(\w+)\}/g, ':$1')}`,
      { config: { isPublicRead: isPublicRead(path) } },
      async () => ({ path }),
    );
  const headersOf = async (url: string) => (await app.inject(url)).headers;
  for (const { path } of reads) {
    const url = `/api/rest${path.replace('{zip}', '97209').replace(/\{\w+\}/g, '7')}`;
    const [headers, placed] = [await headersOf(url), await headersOf(`${url}?zip=97209`)];
    expect(headers['surrogate-control'] !== undefined, url).toBe(isPublicRead(path));
    expect(headers['cache-control'], url).toBe(isPublicRead(path) ? 'no-cache' : 'private, no-store');
    expect(placed['cache-control'], `${url} at a postcode`).toBe('private, no-store');
    expect(placed['surrogate-control']).toBeUndefined();
  }
  await app.close();
});
