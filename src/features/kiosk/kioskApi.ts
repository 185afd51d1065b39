import * as z from 'zod/mini';
import type { ApiError } from '@/api/apiError';
import {
  nowPlaying,
  type PlayedVideo,
  type PlayedVideosReport,
  playedVideosAnswer,
  type Video,
} from '@/api/contract/kiosk';
import { api } from '@/api/createApi';
import { noteServerTime } from './serverClock';

/** The shell passes these to the kiosk service and adds the device's token, which no screen ever sees. */
const SERVICE = '/kiosk-service';
const KEPT_HEADER = 'x-kept-since';

interface Programme {
  videos: Video[];
  refreshMs: number;
  /** The service could not be reached: this is the list it gave last. */
  isKept: boolean;
  /** How long the service asked to be left alone, in milliseconds; null when it did not. */
  afterMs: number | null;
}

export interface ProgrammeError extends ApiError {
  afterMs: number | null;
}

const failure = (status: ApiError['status'], afterMs: number | null = null): { error: ProgrammeError } => ({
  error: { status, messages: [], fields: {}, code: null, afterMs },
});

const kioskApi = api.injectEndpoints({
  endpoints: (build) => ({
    nowPlaying: build.query<Programme, void>({
      async queryFn() {
        const answer = await fetch(`${SERVICE}/now-playing`, {
          headers: { 'accept-language': document.documentElement.lang },
        }).catch(() => null);
        const afterMs = retryAfterMs(answer?.headers.get('retry-after') ?? null);
        if (!answer?.ok) return failure(answer?.status ?? 0, afterMs);
        const parsed = z.safeParse(nowPlaying, await answer.json().catch(() => null));
        if (!parsed.success) return failure('MALFORMED');
        const { videos, refresh_seconds } = parsed.data;
        const isKept = answer.headers.has(KEPT_HEADER);
        if (!isKept) noteServerTime(answer.headers.get('date'));
        return { data: { videos, refreshMs: refresh_seconds * 1000, isKept, afterMs } };
      },
    }),
  }),
});

export const { useNowPlayingQuery } = kioskApi;

export type ReportOutcome =
  | { kind: 'accepted'; playIds: string[] }
  /** afterMs: how long the service asked to wait, null when it did not say. */
  | { kind: 'later'; afterMs: number | null }
  /** The service will never take this report. */
  | { kind: 'refused' };

const RETRIED = [401, 403, 408, 425, 429];

/** Retry-After as seconds or as a date, in milliseconds from now. */
function retryAfterMs(header: string | null): number | null {
  if (!header) return null;
  const seconds = Number(header);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
}

/** POST played-videos (commerce specification §7, shell specification §7). Never rejects. */
export async function reportPlays(playedVideos: PlayedVideo[]): Promise<ReportOutcome> {
  const report: PlayedVideosReport = { playedVideos };
  const answer = await fetch(`${SERVICE}/played-videos`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
  }).catch(() => null);
  if (!answer) return { kind: 'later', afterMs: null };
  if (answer.ok) {
    const parsed = z.safeParse(playedVideosAnswer, await answer.json().catch(() => null));
    return parsed.success
      ? { kind: 'accepted', playIds: parsed.data.accepted }
      : { kind: 'later', afterMs: null };
  }
  const isFinal = answer.status >= 400 && answer.status < 500 && !RETRIED.includes(answer.status);
  return isFinal
    ? { kind: 'refused' }
    : { kind: 'later', afterMs: retryAfterMs(answer.headers.get('retry-after')) };
}
