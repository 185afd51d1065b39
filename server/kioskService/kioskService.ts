import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { heartbeat, type NowPlaying, playedVideo } from '../../src/api/contract/kiosk.ts';
import { ApiError } from '../store/apiError.ts';
import type { StoreContext } from '../store/storeContext.ts';
import { answerErrors } from '../store/storeErrors.ts';
import { languageOf } from '../store/tenant/language.ts';
import { tenantOf } from '../store/tenant/tenants.ts';
import { makeAttempts } from './attempts.ts';
import { deviceOfToken, devicesOf } from './devices.ts';
import { keepHeartbeat } from './heartbeats.ts';
import { playlistOf } from './nowPlaying.ts';
import { keepPlays } from './plays.ts';

const REFRESH_SECONDS = 300;
const LARGEST_REPORT = 500;

const devicesQuery = z.object({ memberCode: z.string().check(z.trim(), z.minLength(1)) });
const devicesBody = z.object({ passcode: z.string().check(z.minLength(1), z.maxLength(100)) });
const tokenQuery = z.object({ token: z.string() });
const dated = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)), 'is no date'));
const LONGEST_PLAY_MS = 86_400_000;
const strictPlay = z.extend(playedVideo, {
  play_id: z.string().check(z.minLength(8), z.maxLength(64)),
  started_at: dated,
  ended_at: dated,
  duration_ms: z.number().check(z.gte(0), z.lte(LONGEST_PLAY_MS)),
  sequence: z.int().check(z.gte(0)),
});
const strictReport = z.object({ playedVideos: z.array(strictPlay) });

const problem = (status: number, code: string, message: string) => new ApiError(status, [{ code, message }]);

function read<S extends z.ZodMiniType>(schema: S, value: unknown, what: string): z.output<S> {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  throw problem(400, 'invalid', `The ${what} is not valid: ${z.prettifyError(parsed.error)}`);
}

/** The kiosk service of the demo shop, as a Fastify plugin (commerce specification §7): a token query and no cookie. */
export async function kioskService(app: FastifyInstance, { store }: { store: StoreContext }): Promise<void> {
  const { db, clock } = store;
  const attempts = makeAttempts(clock);
  answerErrors(app);
  app.addHook('onSend', async (_, reply) => void reply.header('cache-control', 'no-store'));

  async function deviceOf(query: unknown): Promise<{ id: string }> {
    const parsed = z.safeParse(tokenQuery, query);
    const device = parsed.success ? await deviceOfToken(db, parsed.data.token) : null;
    if (!device) throw problem(401, 'token', 'This screen is not registered any more.');
    return device;
  }

  app.post('/devices', async (request, reply) => {
    const { memberCode } = read(devicesQuery, request.query, 'member code');
    const { passcode } = read(devicesBody, request.body, 'passcode');
    const wait = attempts.waitSeconds(memberCode);
    if (wait > 0) {
      void reply.header('retry-after', wait);
      throw problem(429, 'attempts', 'Too many wrong passcodes. Please wait ten minutes and try again.');
    }
    const devices = await devicesOf(db, memberCode, passcode);
    if (!devices) {
      attempts.failed(memberCode);
      throw problem(401, 'passcode', 'The passcode is not valid for this member code.');
    }
    attempts.succeeded(memberCode);
    return { devices };
  });

  app.get('/now-playing', async (request): Promise<NowPlaying> => {
    const device = await deviceOf(request.query);
    const tenant = tenantOf(request.host, (await store.catalogue.current()).tenants);
    const language = languageOf(request.headers['accept-language'], tenant);
    return { videos: await playlistOf(db, device.id, language), refresh_seconds: REFRESH_SECONDS };
  });

  app.post('/heartbeat', async (request) => {
    const device = await deviceOf(request.query);
    const receivedAt = clock();
    await keepHeartbeat(db, device.id, read(heartbeat, request.body, 'heartbeat'), receivedAt);
    return { received_at: receivedAt.toISOString() };
  });

  app.post('/played-videos', async (request) => {
    const device = await deviceOf(request.query);
    const { playedVideos } = read(strictReport, request.body, 'report');
    if (playedVideos.length > LARGEST_REPORT) throw problem(413, 'size', 'A report holds at most 500 plays.');
    return { accepted: await keepPlays(db, device.id, playedVideos, clock()) };
  });
}
