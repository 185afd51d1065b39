import {
  type NowPlaying,
  nowPlaying,
  type PlayedVideo,
  type PlayedVideosReport,
  playedVideosAnswer,
  type Video,
} from '@contract/kiosk';
import { readResponse } from '@contract/readResponse';
import { isObject } from '@contract/reshape';
import * as z from 'zod/mini';
import type { ApiError } from '@/api/apiError';
import { api } from '@/api/createApi';
import { http, responseOf, toApiError } from '@/api/http';
import { parseRetryAfter } from '@/api/retryReads';
import { serverClock } from './serverClock';

/** The shell proxies these calls to the kiosk service and adds the device token, which the renderer never receives. */
const SERVICE_PATH = '/kiosk-service';
const CACHED_SINCE_HEADER = 'x-cached-since';

interface Playlist {
  videos: Video[];
  /** Location of the device; null when the service does not send it. */
  location: NowPlaying['location'];
  refreshMs: number;
  /** Interval requested by the service until it has an event stream to this screen; null if none. */
  pollMs: number | null;
  /** Playlists with their schedules; empty if the service has none. */
  playlists: NowPlaying['playlists'];
  timeZone: string;
  messages: NowPlaying['messages'];
  screenOff: NowPlaying['screen_off'];
  /** Milliseconds since 1970. Makes each response a new object, so that an identical playlist also restarts the poll timer. */
  receivedAt: number;
  /** True if the service is unreachable and the shell returned the cached playlist. */
  isFromCache: boolean;
  /** Retry-After of the response in milliseconds; null if the header is missing. */
  retryAfterMs: number | null;
}

export interface PlaylistError extends ApiError {
  retryAfterMs: number | null;
}

const malformed: PlaylistError = {
  status: 'MALFORMED',
  messages: [],
  fields: {},
  code: null,
  retryAfterMs: null,
};

const textOf = (header: unknown) => (typeof header === 'string' ? header : null);
const retryAfterOf = (error: unknown) => parseRetryAfter(responseOf(error)?.headers['retry-after']);

/** The latest playlist from the service itself, which answers 304 while it is unchanged. */
let latest: { etag: string; lang: string; playlist: Playlist } | null = null;

const kioskApi = api.injectEndpoints({
  endpoints: (build) => ({
    nowPlaying: build.query<Playlist, void>({
      // Otherwise a new registration would read the error that ended the previous one.
      keepUnusedDataFor: 0,
      async queryFn() {
        const { lang } = document.documentElement;
        const previous = latest?.lang === lang ? latest : null;
        const response = await http
          .get<unknown>(`${SERVICE_PATH}/now-playing`, {
            headers: { 'accept-language': lang, ...(previous && { 'if-none-match': previous.etag }) },
            validateStatus: (status) =>
              (status >= 200 && status <= 299) || (status === 304 && previous !== null),
          })
          .catch((error: unknown) => {
            if (responseOf(error)) latest = null;
            return { error: { ...toApiError(error), retryAfterMs: retryAfterOf(error) } };
          });
        if ('error' in response) return response;
        const { status, headers } = response;
        const date = textOf(headers.date);
        if (status === 304 && previous) {
          serverClock.record(date);
          return { data: { ...previous.playlist, receivedAt: Date.now(), retryAfterMs: null } };
        }
        latest = null;
        const parsed = readResponse(nowPlaying, response.data);
        if (!parsed.data) return { error: malformed };
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
        const isFromCache = CACHED_SINCE_HEADER in headers;
        if (!isFromCache) serverClock.record(date);
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
          retryAfterMs: parseRetryAfter(headers['retry-after']),
        };
        const etag = textOf(headers.etag);
        if (etag && !isFromCache) latest = { etag, lang, playlist };
        return { data: playlist };
      },
    }),
  }),
});

export const { useNowPlayingQuery } = kioskApi;

export type ReportOutcome =
  | { kind: 'accepted'; playIds: string[] }
  /** retryAfterMs: Retry-After of the response in milliseconds; null if the header is missing */
  | { kind: 'retry'; retryAfterMs: number | null }
  /** The service rejects this report permanently. */
  | { kind: 'rejected' };

/** Statuses with which the kiosk service rejects a report. */
const REJECTED_STATUSES: ApiError['status'][] = [400, 413, 422];

/** The page of a captive portal. */
const isPage = (data: unknown) => typeof data === 'string' && data.trimStart().startsWith('<');

/** POST played-videos (docs/spec/17 §3). Never rejects. */
export async function reportPlays(playedVideos: PlayedVideo[]): Promise<ReportOutcome> {
  const report: PlayedVideosReport = { playedVideos };
  try {
    const { data } = await http.post<unknown>(`${SERVICE_PATH}/played-videos`, report);
    if (isPage(data)) return { kind: 'retry', retryAfterMs: null };
    // The specification describes no response: one without content accepts all plays, as any 2xx of a write does (docs/spec/19 §5).
    const parsed = z.safeParse(playedVideosAnswer, isObject(data) ? data : {});
    const playIds = parsed.data?.accepted ?? playedVideos.map(({ play_id }) => play_id);
    return parsed.success ? { kind: 'accepted', playIds } : { kind: 'retry', retryAfterMs: null };
  } catch (error) {
    const { status, code } = toApiError(error);
    // Only the service itself can reject a report; a gateway's error page must not cause the loss of a play.
    const isRejected = REJECTED_STATUSES.includes(status) && code !== null;
    return isRejected ? { kind: 'rejected' } : { kind: 'retry', retryAfterMs: retryAfterOf(error) };
  }
}
