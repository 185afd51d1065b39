import { afterEach, expect, it } from 'vitest';
import { type SpanAttributes, setTelemetry } from './telemetry.ts';
import { tracePool } from './traceQueries.ts';

const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
const started: [string, SpanAttributes][] = [];
afterEach(() => {
  setTelemetry(null);
  started.length = 0;
});

/** As pg-pool does it: a query of the pool is passed to a connection with a callback. */
function openPool() {
  const sent: unknown[] = [];
  const connection = {
    query: (statement: unknown, _values: unknown, callback?: (result: string) => void) => {
      sent.push(statement);
      callback?.('rows');
      return callback ? undefined : Promise.resolve('rows');
    },
  };
  const pool = {
    connect: (callback?: (client: typeof connection) => void) =>
      callback ? callback(connection) : Promise.resolve(connection),
    query: (statement: unknown, values: unknown) =>
      new Promise((resolve) => {
        pool.connect((client) => void client.query(statement, values, resolve));
      }),
  };
  return { pool, sent };
}

it('names the trace to PostgreSQL, once for each query of a pool and of its transactions', async () => {
  setTelemetry({
    startSpan: (name, _kind, attributes) => {
      started.push([name, attributes]);
      return { run: (work) => work(), end: () => undefined };
    },
    traceparent: () => traceparent,
    countRequest: () => undefined,
    close: async () => undefined,
  });
  const { pool, sent } = openPool();
  tracePool(pool);
  expect(await pool.query({ text: 'select $1' }, ['secret'])).toBe('rows');
  for (let at = 0; at < 2; at += 1)
    await (await pool.connect())?.query('insert into orders values ($1)', [7]);
  expect(sent).toEqual([
    { text: `select $1 /*traceparent='${traceparent}'*/` },
    `insert into orders values ($1) /*traceparent='${traceparent}'*/`,
    `insert into orders values ($1) /*traceparent='${traceparent}'*/`,
  ]);
  expect(started.map(([name]) => name)).toEqual(['SELECT', 'INSERT', 'INSERT']);
  expect(JSON.stringify(started)).not.toContain('secret');
});
