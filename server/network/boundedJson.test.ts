import { expect, it } from 'vitest';
import { createServer } from '../hosting/createServer.ts';
import { parseBoundedJson, TooDeepError } from './boundedJson.ts';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

it('parses what is shallow, and counts no bracket within a text', () => {
  expect(parseBoundedJson(nested(64))).toBeTruthy();
  const text = JSON.stringify({ text: `"${'['.repeat(500)}\\`, list: Array(500).fill([]) });
  expect(parseBoundedJson(text)).toEqual(JSON.parse(text));
  expect(() => parseBoundedJson('{')).toThrow(SyntaxError);
});

it.each([
  ['arrays', nested(65)],
  ['objects', '{"a":'.repeat(65)],
  ['both', '[{"a":'.repeat(33)],
])('refuses %s that are nested too deeply', (_, text) => {
  expect(() => parseBoundedJson(text)).toThrow(TooDeepError);
});

it('is the parser of every server, beside a limit of 128 kB for bodies', async () => {
  const app = createServer('silent');
  app.post('/', async ({ body }) => ({ body }));
  const post = (payload: string) =>
    app.inject({ method: 'POST', url: '/', headers: { 'content-type': 'application/json' }, payload });
  expect((await post('{"a":[1]}')).json()).toEqual({ body: { a: [1] } });
  expect((await post(nested(60_000))).statusCode).toBe(400);
  expect((await post('{"__proto__":{"a":1}}')).statusCode).toBe(400);
  expect((await post('{')).statusCode).toBe(400);
  expect((await post(JSON.stringify('a'.repeat(140_000)))).statusCode).toBe(413);
  await app.close();
});
