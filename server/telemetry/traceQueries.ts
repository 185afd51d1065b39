import { cutText } from '../../contract/cutText.ts';
import { inSpan, traceHeaders } from './telemetry.ts';

const LONGEST_STATEMENT = 2000;

type Method = (...args: unknown[]) => unknown;
type Statement = string | { text: string };

const textOf = (statement: Statement) => (typeof statement === 'string' ? statement : statement.text);

/** Adds the current span as a comment, like sqlcommenter, so that PostgreSQL's log and its views of running statements show it. */
function withTraceComment(statement: Statement): Statement {
  const { traceparent } = traceHeaders();
  if (!traceparent) return statement;
  const text = `${textOf(statement)} /*traceparent='${traceparent}'*/`;
  return typeof statement === 'string' ? text : { ...statement, text };
}

/** A span contains the statement with its placeholders, but never the values of the parameters. */
function traceQueriesOf(target: object, hasComment: boolean): void {
  const query = Reflect.get(target, 'query') as Method;
  Reflect.set(target, 'query', (statement: Statement, ...rest: unknown[]) => {
    // With a callback, the pool is passing a query on to a connection, and its span is already open.
    if (typeof rest.at(-1) === 'function') return query.call(target, statement, ...rest);
    const text = textOf(statement);
    const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'QUERY';
    const attributes = {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': cutText(text, LONGEST_STATEMENT),
    };
    return inSpan(operation, 'client', attributes, async () =>
      query.call(target, hasComment ? withTraceComment(statement) : statement, ...rest),
    );
  });
}

/** Traces the queries of a connection pool, including those of its transactions. */
export function tracePool(pool: object): void {
  traceQueriesOf(pool, true);
  const connect = Reflect.get(pool, 'connect') as Method;
  const traced = new WeakSet<object>();
  Reflect.set(pool, 'connect', (...args: unknown[]) => {
    if (args.length > 0) return connect.apply(pool, args);
    return (connect.call(pool) as Promise<object>).then((client) => {
      if (!traced.has(client)) traceQueriesOf(client, true);
      traced.add(client);
      return client;
    });
  });
}

/** Traces the queries of an embedded database, including those of its transactions. */
export function traceEmbedded(client: object): void {
  traceQueriesOf(client, false);
  const transaction = Reflect.get(client, 'transaction') as Method;
  Reflect.set(client, 'transaction', (work: (inside: object) => unknown) =>
    transaction.call(client, (inside: object) => {
      traceQueriesOf(inside, false);
      return work(inside);
    }),
  );
}
