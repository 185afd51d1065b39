import { DrizzleQueryError } from 'drizzle-orm';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerErrorHandler } from './errorHandler.ts';

/** The status of a request whose query fails. */
async function statusOf(cause: Error): Promise<number> {
  const app = fastify();
  registerErrorHandler(app);
  app.get('/', () => {
    throw new DrizzleQueryError('select 1', [], cause);
  });
  return (await app.inject('/')).statusCode;
}

const failed = (message: string, code?: string) => Object.assign(new Error(message), code ? { code } : {});

it.each([
  ['refuses connections', failed('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED')],
  ['stops', failed('terminating connection due to administrator command', '57P01')],
  ['starts', failed('the database system is starting up', '57P03')],
  ['ended the connection during the query', failed('Connection terminated unexpectedly')],
])('responds with 503 while the database %s, so that clients try again', async (_, cause) => {
  expect(await statusOf(cause)).toBe(503);
});

it('responds with 500 when a query itself fails', async () => {
  expect(await statusOf(failed('division by zero', '22012'))).toBe(500);
});
