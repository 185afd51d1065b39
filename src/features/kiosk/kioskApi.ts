import { errorBody } from '@contract/errors';
import {
  type NowPlaying,
  nowPlaying,
  type PlayedVideo,
  type PlayedVideosReport,
  playedVideosAnswer,
  type Video,
} from '@contract/kiosk';
import { readResponse } from '@contract/readResponse';
import * as z from 'zod/mini';
import type { ApiError } from '@/api/apiError';
import { api } from '@/api/createApi';
import { serverClock } from './serverClock';

/** The shell proxies these calls to the kiosk service and adds the device token, which the renderer never receives. */
const SERVICE_PATH = '/kiosk-service';
const CACHED_SINCE_HEADER = 'x-cached-since';

interface Playlist {
  videos: Video[];
  /** Where the device stands; null when the service does not tell. */
  location: NowPlaying['location'];
  refreshMs: number;
  /** The service wants to be asked again sooner, until it has a stream of changes to this screen. */
  pollMs: number | null;
  /** With their times; empty when the service has none. */
  playlists: NowPlaying['playlists'];
  timeZone: string;
  messages: NowPlaying['messages'];
  screenOff: NowPlaying['screen_off'];
  /** Milliseconds since 1970. Makes each response a new object, so that an equal playlist restarts the poll timer. */
  receivedAt: number;
  /** True when the service is unreachable and the shell returned the cached playlist. */
  isFromCache: boolean;
  /** Retry-After of the response in milliseconds; null without the header. */
  retryAfterMs: number | null;
}

export interface PlaylistError extends ApiError {
  retryAfterMs: number | null;
}

type ServiceError = Pick<ApiError, 'code' | 'messages'>;

const toFailure = (
  status: ApiError['status'],
  retryAfterMs: number | null = null,
  { code, messages }: ServiceError = { code: null, messages: [] },
): { error: PlaylistError } => ({
  error: { status, messages, fields: {}, code, retryAfterMs },
});

/** Code and messages of an error response in the contract's format; none of any other, such as the page of a gateway. */
async function readError(response: Response): Promise<ServiceError> {
  const parsed = z.safeParse(errorBody, await response.json().catch(() => null));
  const errors = parsed.success ? parsed.data.messages.error : [];
  const code = errors[0]?.code ?? null;
  return {
    code: code === null ? null : String(code),
    messages: errors.map(({ message }) => message).filter(Boolean),
  };
}

/** The latest playlist of the service itself, which answers 304 while it has not changed. */
let latest: { etag: string; lang: string; playlist: Playlist } | null = null;

const kioskApi = api.injectEndpoints({
  endpoints: (build) => ({
    nowPlaying: build.query<Playlist, void>({
      // A new registration must not read the error that ended the previous one.
      keepUnusedDataFor: 0,
      async queryFn() {
        const { lang } = document.documentElement;
        const previous = latest?.lang === lang ? latest : null;
        const response = await fetch(`${SERVICE_PATH}/now-playing`, {
          headers: { 'accept-language': lang, ...(previous && { 'if-none-match': previous.etag }) },
        }).catch(() => null);
        const retryAfterMs = parseRetryAfter(response?.headers.get('retry-after') ?? null);
        if (!response) return toFailure(0);
        if (response.status === 304 && previous) {
          serverClock.record(response.headers.get('date'));
          return { data: { ...previous.playlist, receivedAt: Date.now(), retryAfterMs: null } };
        }
        latest = null;
        if (!response.ok) return toFailure(response.status, retryAfterMs, await readError(response));
        const parsed = readResponse(nowPlaying, await response.json().catch(() => null));
        if (!parsed.data) return toFailure('MALFORMED');
        const {
          videos,
          refresh_seconds,
          location,
          playlists,
          time_zone,
          messages,
          screen_off,
          poll_seconds,
        } = parsed.data;
        const isFromCache = response.headers.has(CACHED_SINCE_HEADER);
        if (!isFromCache) serverClock.record(response.headers.get('date'));
        const refreshMs = refresh_seconds * 1000;
        const playlist: Playlist = {
          videos,
          location,
          playlists,
          messages,
          timeZone: time_zone,
          screenOff: screen_off,
          pollMs: poll_seconds === null ? null : poll_seconds * 1000,
          refreshMs,
          receivedAt: Date.now(),
          isFromCache,
          retryAfterMs,
        };
        const etag = response.headers.get('etag');
        if (etag && !isFromCache) latest = { etag, lang, playlist };
        return { data: playlist };
      },
    }),
  }),
});

export const { useNowPlayingQuery } = kioskApi;

export type ReportOutcome =
  | { kind: 'accepted'; playIds: string[] }
  /** retryAfterMs: Retry-After of the response in milliseconds; null without the header. */
  | { kind: 'retry'; retryAfterMs: number | null }
  /** The service rejects this report permanently. */
  | { kind: 'rejected' };

/** Statuses by which the kiosk service rejects a report. */
const REJECTED_STATUSES = [400, 413, 422];

/** Parses Retry-After, in seconds or as a date. Returns milliseconds from now; null when absent or invalid. */
function parseRetryAfter(header: string | null): number | null {
  if (!header) return null;
  const seconds = Number(header);
  const delayMs = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(delayMs) ? Math.max(0, delayMs) : null;
}

/** POST played-videos (docs/spec/17 §3). Never rejects. */
export async function reportPlays(playedVideos: PlayedVideo[]): Promise<ReportOutcome> {
  const report: PlayedVideosReport = { playedVideos };
  const response = await fetch(`${SERVICE_PATH}/played-videos`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
  }).catch(() => null);
  if (!response) return { kind: 'retry', retryAfterMs: null };
  if (response.ok) {
    const parsed = z.safeParse(playedVideosAnswer, await response.json().catch(() => null));
    return parsed.success
      ? { kind: 'accepted', playIds: parsed.data.accepted }
      : { kind: 'retry', retryAfterMs: null };
  }
  const retryAfterMs = parseRetryAfter(response.headers.get('retry-after'));
  // Only the service itself rejects a report; the error page of a gateway must not cost a play.
  const isRejected = REJECTED_STATUSES.includes(response.status) && (await readError(response)).code !== null;
  return isRejected ? { kind: 'rejected' } : { kind: 'retry', retryAfterMs };
}
