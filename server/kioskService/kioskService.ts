import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { heartbeat, type NowPlaying } from '../../contract/kiosk.ts';
import { codedError } from '../backend/apiError.ts';
import type { BackendContext } from '../backend/backendContext.ts';
import { emailOrigin } from '../backend/email/emailOrigin.ts';
import { diskFullError, registerErrorHandler } from '../backend/errorHandler.ts';
import { resetCount } from '../backend/limits/rateLimiter.ts';
import { readTimeZones } from '../backend/locations/timeZones.ts';
import { languageOf } from '../backend/tenant/language.ts';
import { DeskEvents } from '../desk/deskEvents.ts';
import { matchesTag } from '../network/matchesTag.ts';
import { commandRoutes } from './commands/commandRoutes.ts';
import { kioskEventsOf } from './commands/kioskEvents.ts';
import { devicesOf } from './devices.ts';
import { staffPasscodeHashOf } from './members.ts';
import { pairingRoutes } from './pairingRoutes.ts';
import { parseInput } from './parseInput.ts';
import { phoneSignInRoutes } from './phoneSignIns.ts';
import { nowPlayingOf } from './playlist/nowPlaying.ts';
import { toScreen } from './playlist/screens.ts';
import { deviceOf } from './registeredDevice.ts';
import { countAttempt, rememberAddress } from './registrationAddresses.ts';
import { saveHeartbeat } from './reports.ts';
import { salesCallRoutes } from './salesCalls.ts';
import { LARGEST_REPORT_BYTES, parsePlays, savePlays } from './savePlays.ts';
import { serviceKeyOf } from './serviceKeys.ts';
import { updateRoutes } from './updates/releaseFor.ts';

const devicesQuery = z.object({ memberCode: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) });
const devicesBody = z.object({ passcode: z.string().check(z.minLength(1), z.maxLength(100)) });

/** The kiosk service as a Fastify plugin (docs/spec/17 §3); devices authenticate with a token in the query. */
export async function kioskService(
  app: FastifyInstance,
  { backend, events = new DeskEvents() }: { backend: BackendContext; events?: DeskEvents },
): Promise<void> {
  const { db, clock } = backend;
  registerErrorHandler(app);
  app.addHook('preHandler', async ({ method }) => {
    if (method !== 'GET' && !backend.hasDiskSpace()) throw diskFullError('en');
  });
  app.addHook('onSend', async (_, reply) => void reply.header('cache-control', 'no-store'));

  app.post('/devices', async (request) => {
    const { memberCode } = parseInput(devicesQuery, request.query, 'member code');
    const { passcode } = parseInput(devicesBody, request.body, 'passcode');
    const key = await countAttempt(backend, request.ip, memberCode);
    const found = await devicesOf(db, memberCode, passcode);
    if (!found) throw codedError(401, 'passcode', 'The passcode is not valid for this member code.');
    await resetCount(backend, 'kioskPasscode', key);
    await rememberAddress(db, memberCode, request.ip, clock());
    return { ...found, public_key: (await serviceKeyOf(db, clock())).publicKey };
  });

  app.get('/now-playing', async (request, reply) => {
    await backend.catalog.catchUp();
    const device = await deviceOf(backend, request.query);
    const { tenant } = device;
    const { publicKey } = await serviceKeyOf(db, clock());
    const nowPlaying = await nowPlayingOf(backend, {
      tenant,
      screen: toScreen(device),
      language: languageOf(request.headers['accept-language'], tenant),
      origin: emailOrigin(tenant, request),
      hasStream: kioskEventsOf(backend).hasStream(device.id),
    });
    const playing: NowPlaying = { ...nowPlaying, public_key: publicKey };
    const etag = `"${createHash('sha256').update(JSON.stringify(playing)).digest('base64url')}"`;
    void reply.header('etag', etag);
    if (matchesTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return playing;
  });
  pairingRoutes(app, backend);

  app.post('/heartbeat', async (request) => {
    const device = await deviceOf(backend, request.query);
    const receivedAt = clock();
    const state = parseInput(heartbeat, request.body, 'heartbeat');
    const hasDuplicate = await saveHeartbeat(db, device.id, state, receivedAt);
    if (hasDuplicate) request.log.warn({ device: device.id }, 'two machines report as one kiosk device');
    return {
      received_at: receivedAt.toISOString(),
      has_duplicate: hasDuplicate,
      time_zone: (await readTimeZones(db, device.tenant))(device.storeId),
      passcode_hash: await staffPasscodeHashOf(db, device.memberCode),
      device: { name: device.name, type: device.type, orientation: device.orientation },
    };
  });

  app.post('/played-videos', { bodyLimit: LARGEST_REPORT_BYTES }, async (request) => {
    const device = await deviceOf(backend, request.query);
    const plays = parsePlays(request.body);
    return { accepted: await savePlays(db, device, plays, clock()) };
  });

  phoneSignInRoutes(app, backend);
  salesCallRoutes(app, backend, events);
  commandRoutes(app, backend);
  updateRoutes(app, backend);
}
