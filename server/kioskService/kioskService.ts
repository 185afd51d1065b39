import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import {
  DEVICE_REVOKED,
  heartbeat,
  LARGEST_REPORT,
  type NowPlaying,
  playedVideo,
} from '../../contract/kiosk.ts';
import { TooManyRequests } from '../backend/apiError.ts';
import type { BackendContext } from '../backend/backendContext.ts';
import { checkInput } from '../backend/checkInput.ts';
import { emailOrigin } from '../backend/email/emailOrigin.ts';
import { diskFullError, registerErrorHandler } from '../backend/errorHandler.ts';
import { addressKey, countRequest, resetCount } from '../backend/limits/rateLimiter.ts';
import { readTimeZones } from '../backend/locations/timeZones.ts';
import { languageOf } from '../backend/tenant/language.ts';
import { DeskEvents } from '../desk/deskEvents.ts';
import { commandRoutes } from './commands/commandRoutes.ts';
import { kioskEventsOf } from './commands/kioskEvents.ts';
import { deviceOfToken, devicesOf, type TokenDevice } from './devices.ts';
import { staffPasscodeHashOf } from './members.ts';
import { pairingRoutes } from './pairingRoutes.ts';
import { parseInput, serviceError } from './parseInput.ts';
import { phoneSignInRoutes } from './phoneSignIns.ts';
import { nowPlayingOf } from './playlist/nowPlaying.ts';
import { screenWithTenant } from './playlist/screens.ts';
import { attemptsKey, rememberAddress } from './registrationAddresses.ts';
import { saveHeartbeat } from './reports.ts';
import { salesCallRoutes } from './salesCalls.ts';
import { savePlays, tenantOfDevice } from './savePlays.ts';
import { serviceKeyOf } from './serviceKeys.ts';
import { updateRoutes } from './updates/updateRoutes.ts';

const devicesQuery = z.object({ memberCode: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) });
const devicesBody = z.object({ passcode: z.string().check(z.minLength(1), z.maxLength(100)) });
const tokenQuery = z.object({ token: z.string().check(z.maxLength(200)) });
/** Device clocks may be wrong, but years outside of this range are invalid. */
const isDate = (text: string) => {
  const year = new Date(text).getUTCFullYear();
  return year >= 1970 && year < 10_000;
};
const dateText = z.string().check(z.maxLength(100), z.refine(isDate, 'is no date'));
const LARGEST_REPORT_BYTES = 512 * 1024;
const LONGEST_PLAY_MS = 86_400_000;
const strictPlay = z.extend(playedVideo, {
  play_id: z.string().check(z.minLength(8), z.maxLength(64)),
  started_at: dateText,
  ended_at: dateText,
  duration_ms: z.number().check(z.gte(0), z.lte(LONGEST_PLAY_MS)),
  sequence: z.int().check(z.gte(0), z.lte(2_147_483_647)),
});
const strictReport = z.object({ playedVideos: z.array(strictPlay).check(z.maxLength(LARGEST_REPORT)) });
const sizedReport = z.object({ playedVideos: z.array(z.unknown()) });

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

  /**
   * The device of a token. A device forgets its registration only on the code device_revoked, which staff cause by
   * revoking it; a token that this database does not know may be a wrong deployment, and the device keeps trying.
   */
  async function deviceOf(query: unknown): Promise<TokenDevice> {
    checkInput('token', query);
    const parsed = z.safeParse(tokenQuery, query);
    const device = parsed.success ? await deviceOfToken(db, parsed.data.token) : null;
    if (!device) throw serviceError(401, 'token', 'This screen is not registered here.');
    if (device.isRevoked) throw serviceError(401, DEVICE_REVOKED, 'This screen is not registered any more.');
    return device;
  }

  /**
   * Counts an attempt before the passcode is hashed, so that parallel attempts are all counted. A counter is a row with a
   * hashed key that expires, so unknown member codes leave no lasting data. Returns the key of the counter.
   * @throws TooManyRequests when the limit of the address or of the member code is reached
   */
  async function countAttempt(address: string, memberCode: string): Promise<string> {
    const key = await attemptsKey(db, memberCode, address, clock());
    const retryAfter =
      (await countRequest(backend, 'kioskDevices', addressKey(address))) ||
      (await countRequest(backend, 'kioskPasscode', key));
    if (retryAfter === 0) return key;
    const message =
      'Too many wrong passcodes. Register this screen at the staff desk by its code, or wait ten minutes.';
    throw new TooManyRequests(retryAfter, [{ code: 'attempts', message }]);
  }

  app.post('/devices', async (request) => {
    const { memberCode } = parseInput(devicesQuery, request.query, 'member code');
    const { passcode } = parseInput(devicesBody, request.body, 'passcode');
    const key = await countAttempt(request.ip, memberCode);
    const found = await devicesOf(db, memberCode, passcode);
    if (!found) throw serviceError(401, 'passcode', 'The passcode is not valid for this member code.');
    await resetCount(backend, 'kioskPasscode', key);
    await rememberAddress(db, memberCode, request.ip, clock());
    return { ...found, public_key: (await serviceKeyOf(db, clock())).publicKey };
  });

  app.get('/now-playing', async (request, reply) => {
    const device = await deviceOf(request.query);
    await backend.catalog.catchUp();
    const found = await screenWithTenant(db, (await backend.catalog.current()).tenants, device.id);
    if (!found) throw serviceError(401, 'token', 'This screen is not registered here.');
    const { publicKey } = await serviceKeyOf(db, clock());
    const nowPlaying = await nowPlayingOf(backend, {
      ...found,
      language: languageOf(request.headers['accept-language'], found.tenant),
      origin: emailOrigin(found.tenant, request),
      hasStream: kioskEventsOf(backend).hasStream(device.id),
    });
    const playing: NowPlaying = { ...nowPlaying, public_key: publicKey };
    const etag = `"${createHash('sha256').update(JSON.stringify(playing)).digest('base64url')}"`;
    void reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return playing;
  });
  pairingRoutes(app, backend);

  app.post('/heartbeat', async (request) => {
    const device = await deviceOf(request.query);
    const receivedAt = clock();
    const state = parseInput(heartbeat, request.body, 'heartbeat');
    const hasDuplicate = await saveHeartbeat(db, device.id, state, receivedAt);
    if (hasDuplicate) request.log.warn({ device: device.id }, 'two machines report as one kiosk device');
    const tenant = await tenantOfDevice(db, device.id, (await backend.catalog.current()).tenants);
    return {
      received_at: receivedAt.toISOString(),
      has_duplicate: hasDuplicate,
      time_zone: (await readTimeZones(db, tenant))(device.storeId),
      passcode_hash: await staffPasscodeHashOf(db, device.memberCode),
    };
  });

  app.post('/played-videos', { bodyLimit: LARGEST_REPORT_BYTES }, async (request) => {
    const device = await deviceOf(request.query);
    if (parseInput(sizedReport, request.body, 'report').playedVideos.length > LARGEST_REPORT)
      throw serviceError(413, 'size', `A report holds at most ${LARGEST_REPORT} plays.`);
    const { playedVideos } = parseInput(strictReport, request.body, 'report');
    const tenant = await tenantOfDevice(db, device.id, (await backend.catalog.current()).tenants);
    return { accepted: await savePlays(db, { ...device, tenant }, playedVideos, clock()) };
  });

  phoneSignInRoutes(app, { backend, deviceOf });
  salesCallRoutes(app, { backend, events, deviceOf, parseInput });
  commandRoutes(app, { backend, deviceOf });
  updateRoutes(app, { backend, deviceOf });
}
