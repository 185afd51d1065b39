import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { commandReport, LARGEST_COMMAND_FILE } from '../../../contract/kioskCommands.ts';
import { codedError, notFound } from '../../backend/apiError.ts';
import type { BackendContext } from '../../backend/backendContext.ts';
import { openEventStream } from '../../network/eventStream.ts';
import { parseInput } from '../parseInput.ts';
import { deviceOf } from '../registeredDevice.ts';
import { findWaiting, saveFile, saveReport } from './commandStore.ts';
import { kioskEventsOf } from './kioskEvents.ts';

const commandParams = z.object({ id: z.string().check(z.regex(/^[\w-]{1,64}$/)) });
const noCommand = () => notFound('There is no such command for this screen.');

const JPEG_START = Buffer.from([0xff, 0xd8, 0xff]);
const JPEG_END = Buffer.from([0xff, 0xd9]);

function isText(content: Buffer): boolean {
  try {
    return !new TextDecoder('utf-8', { fatal: true }).decode(content).includes('\0');
  } catch {
    return false;
  }
}

/**
 * The type of a file, determined by its content regardless of what the sender declares; null for anything but a JPEG or text up to 1 MB.
 */
function typeOfFile(content: Buffer): 'image/jpeg' | 'text/plain' | null {
  if (content.byteLength === 0 || content.byteLength > LARGEST_COMMAND_FILE) return null;
  if (content.subarray(0, 3).equals(JPEG_START))
    return content.subarray(-2).equals(JPEG_END) ? 'image/jpeg' : null;
  return isText(content) ? 'text/plain' : null;
}

/** Commands to devices: an event stream, polling for networks whose proxies cut streams, reports and files (docs/spec/20 §8). */
export function commandRoutes(app: FastifyInstance, backend: BackendContext): void {
  const { db, clock } = backend;
  const events = kioskEventsOf(backend);
  app.addHook('preClose', () => events.close());
  for (const type of ['image/jpeg', 'text/plain'])
    app.addContentTypeParser(type, { parseAs: 'buffer', bodyLimit: LARGEST_COMMAND_FILE }, (_, body, done) =>
      done(null, body),
    );

  app.get('/events', async (request, reply) => {
    const device = await deviceOf(backend, request.query);
    const raw = openEventStream(reply, { date: new Date(clock()).toUTCString() });
    if (!raw) return;
    const remove = events.add({
      deviceId: device.id,
      token: device.token,
      sendCommand: (command) => raw.write(`event: command\ndata: ${JSON.stringify(command)}\n\n`),
      sendChange: () => raw.write('event: changed\ndata: playlist\n\n'),
      ping: () => raw.write(': ping\n\n'),
      end: () => {
        remove();
        raw.end();
      },
    });
    request.raw.once('close', remove);
  });

  app.get('/commands', async (request) => {
    const device = await deviceOf(backend, request.query);
    return { commands: await findWaiting(db, clock(), device.id) };
  });

  app.post('/commands/:id', async (request) => {
    const device = await deviceOf(backend, request.query);
    const { id } = parseInput(commandParams, request.params, 'command');
    const report = parseInput(commandReport, request.body, 'report');
    if (!(await saveReport(db, device.id, id, report, clock()))) throw noCommand();
    return { success: true };
  });

  app.post('/commands/:id/file', { bodyLimit: LARGEST_COMMAND_FILE }, async (request) => {
    const device = await deviceOf(backend, request.query);
    const { id } = parseInput(commandParams, request.params, 'command');
    const content = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const type = typeOfFile(content);
    if (!type) throw codedError(400, 'invalid', 'The file is neither a JPEG nor a text.');
    if (!(await saveFile(db, device.id, id, { type, content }, clock()))) throw noCommand();
    return { success: true };
  });
}
