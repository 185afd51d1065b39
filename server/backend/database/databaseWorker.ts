import { parentPort, workerData } from 'node:worker_threads';
import { types } from '@electric-sql/pglite';
import { closeMessage, type FailureFields, type QueryMessage, type ReplyMessage } from './databaseThread.ts';
import { openCluster } from './embeddedCluster.ts';

/** Arrays of numeric, timestamp, timestamptz, interval and date, for which PGlite has no names. */
const arrayTypes = [1231, 1115, 1185, 1187, 1182];

/** Drizzle reads these types as text. The parsers that it passes are functions, which can't be sent to this thread. */
const parsers = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, ...arrayTypes].map((type) => [
    type,
    (text: string) => text,
  ]),
);

function fieldsOf(error: object): FailureFields {
  const isSent = ([, value]: [string, unknown]) => value === null || !/object|function/.test(typeof value);
  return Object.fromEntries(Object.entries(error).filter(isSent));
}

const port = parentPort;
if (!port) throw new Error('databaseWorker.ts is the program of a thread, see databaseThread.ts.');
const client = await openCluster(String(workerData));

async function replyOf({ id, statement, params, rowMode }: QueryMessage): Promise<ReplyMessage> {
  try {
    return { id, results: await client.query(statement, params, { ...(rowMode && { rowMode }), parsers }) };
  } catch (error) {
    if (!(error instanceof Error)) return { id, message: String(error), fields: {} };
    return { id, message: error.message, fields: fieldsOf(error) };
  }
}

port.on('message', async (message: QueryMessage | typeof closeMessage) => {
  if (message !== closeMessage) return port.postMessage(await replyOf(message));
  await client.close();
  port.close();
});
port.postMessage('ready');
