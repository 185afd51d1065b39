import { describe, expect, it } from 'vitest';
import { createServer } from '../../server/hosting/createServer.ts';
import { hostingFixture, minimalBackend } from './hostingFixture.ts';

async function logOf(url: string, headers: Record<string, string> = {}, level = 'info') {
  const lines: string[] = [];
  const app = createServer(level, { write: (line) => lines.push(line) });
  const render = () => Promise.reject(new Error('broken sofa'));
  const fixture = await hostingFixture({ render }, minimalBackend, app);
  await app.inject({ url, headers });
  await fixture.close();
  return lines.map((line) => JSON.parse(line));
}

describe('the log', () => {
  it('contains a rendering error with the id of its request', async () => {
    const error = (await logOf('/', { 'x-request-id': 'visit-0001' }, 'warn')).find(
      (line) => line.level === 50,
    );
    expect(error).toMatchObject({ reqId: 'visit-0001', err: { message: 'broken sofa' } });
  });

  it('contains each request without tokens, codes and cookies', async () => {
    const lines = await logOf('/kiosk-service/now-playing?token=SECRET1&limit=SECRET2', {
      cookie: 'sid=SECRET3',
      authorization: 'Bearer SECRET4',
    });
    expect(lines.find((line) => line.req)?.req.url).toBe('/kiosk-service/now-playing?token=…&limit=…');
    expect(JSON.stringify(lines)).not.toContain('SECRET');
  });
});
