import { ALWAYS } from '@contract/desk/schedule';
import {
  DEVICE_REVOKED,
  type LoopMessage,
  MOST_CLIPS,
  type ScreenPlaylist,
  type Video,
} from '@contract/kiosk';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { type PlaylistError, useNowPlayingQuery } from '@/features/kiosk/kioskApi';
import { deviceChanged } from '@/features/kiosk/kioskSlice';
import { backoffMs } from '@/features/kiosk/plays/backoff';
import type { KioskBridge, LoopVideo, PlayableVideo, RegisteredDevice } from '@/platform/platform';
import type { Clip } from './clip';

/** Poll interval for local file URLs while clips are being downloaded. */
const DOWNLOAD_POLL_MS = 10_000;
const MINIMUM_POLL_MS = 15_000;
/** Minimum poll interval if the service asks for short ones, because an emergency must be visible within 10 s. */
const MINIMUM_SHORT_POLL_MS = 5_000;
/** Minimum delay after a failed request; the backoff grows from there (field note: LibreTime #3173). */
const MINIMUM_RETRY_MS = 10_000;

const toLoopVideo = ({ video_id, url, sha256, size }: Video): LoopVideo => ({
  videoId: video_id,
  url,
  sha256,
  size,
});

const toClip = (video: Video, list: ScreenPlaylist, url: string, hasCaptions: boolean): Clip => ({
  videoId: video.video_id,
  title: video.title,
  url,
  sha256: video.sha256,
  link: video.link.startsWith('/') ? video.link : '/',
  poster: video.poster,
  kind: video.kind,
  durationMs: video.duration * 1000,
  captions: hasCaptions ? video.captions : '',
  priority: list.priority,
  schedules: [list, video],
  fit: video.fit,
  overlays: video.overlays,
  ticker: list.ticker,
  qrUrl: video.qr_url,
  price: video.price,
});

/** The videos of a service without playlists have no schedule. */
const withoutTimes = (videos: Video[]): ScreenPlaylist => ({ ...ALWAYS, priority: 0, ticker: '', videos });

const NO_MESSAGES: LoopMessage[] = [];

/**
 * The clips of the device's playlist for its orientation, each with its file URL if downloaded or else its remote URL. Refreshes at the
 * interval set by the kiosk service. Only the code device_revoked ends the registration; any other 401 may be caused by a gateway or a
 * deployment.
 */
export function usePlaylist(bridge: KioskBridge, { orientation }: RegisteredDevice) {
  const dispatch = useDispatch();
  const failures = useRef(0);
  // In safe mode only the built-in clip plays, without any request.
  const isSafe = bridge.mode === 'safe';
  const { data, error, isFetching, refetch } = useNowPlayingQuery(undefined, {
    refetchOnMountOrArgChange: true,
    skip: isSafe,
  });
  const [urls, setUrls] = useState<ReadonlyMap<string, string>>(new Map());

  useEffect(() => {
    if (!data && !error) return;
    const isFresh = data && !error && !data.isFromCache;
    failures.current = isFresh ? 0 : failures.current + 1;
    const { retryAfterMs } = (error as PlaylistError | undefined) ?? data ?? { retryAfterMs: null };
    const delayMs = isFresh
      ? data.pollMs === null
        ? Math.max(MINIMUM_POLL_MS, data.refreshMs)
        : Math.max(MINIMUM_SHORT_POLL_MS, data.pollMs)
      : Math.max(MINIMUM_RETRY_MS, backoffMs(failures.current, retryAfterMs, Math.random()));
    const timer = setTimeout(() => void refetch(), delayMs);
    return () => clearTimeout(timer);
  }, [data, error, refetch]);

  useEffect(() => {
    if (error && 'code' in error && error.code === DEVICE_REVOKED) dispatch(deviceChanged(null));
  }, [error, dispatch]);

  const { videos: listed, playlists } = data ?? {};
  const entries = useMemo(
    () =>
      listed &&
      (playlists && playlists.length > 0 ? playlists : [withoutTimes(listed)]).flatMap((list) =>
        list.videos
          .filter((video) => video.orientation === 'any' || video.orientation === orientation)
          .map((video) => ({ list, video })),
      ),
    [listed, playlists, orientation],
  );
  // Includes clips scheduled for later, so that their files are downloaded too.
  const videos = useMemo(() => entries?.slice(0, MOST_CLIPS).map(({ video }) => video), [entries]);
  // Increases when the files of the same playlist must be prepared again.
  const [recheckCount, setRecheckCount] = useState(0);
  // Set by a change until a request starts after it, because the response to a pending request may be older.
  const [isOutdated, setOutdated] = useState(false);
  useEffect(
    () =>
      bridge.shell.onPlaylistChanged(() => {
        setOutdated(true);
        // The files may have changed too, because staff can clear them from the desk.
        setRecheckCount((count) => count + 1);
      }),
    [bridge],
  );
  useEffect(() => {
    if (!isOutdated || isFetching || isSafe) return;
    setOutdated(false);
    void refetch();
  }, [isOutdated, isFetching, isSafe, refetch]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: recheckCount runs the effect again
  useEffect(() => {
    if (!videos) return;
    let timer: ReturnType<typeof setTimeout>;
    let isUnmounted = false;
    async function prepare(list: Video[]): Promise<void> {
      const playable = await bridge.media.prepare(list.map(toLoopVideo));
      if (isUnmounted) return;
      setUrls((previous) => (hasSameUrls(previous, playable) ? previous : urlsOf(playable)));
      // The shell omits clips that wait for the download window.
      const isComplete = playable.length === list.length && playable.every(({ isVerified }) => isVerified);
      if (!isComplete) timer = setTimeout(() => void prepare(list), DOWNLOAD_POLL_MS);
    }
    prepare(videos).catch((cause: unknown) => console.error('clips not prepared', cause));
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
    };
  }, [videos, bridge, recheckCount]);

  /** Makes the shell verify the file of a clip that failed to play, and prepares the clips again. */
  const recheck = useCallback(
    (videoId: string) =>
      void bridge.media.recheck(videoId).then(
        () => setRecheckCount((count) => count + 1),
        () => {},
      ),
    [bridge],
  );

  const clips = useMemo(
    () =>
      (entries ?? []).flatMap(({ video, list }) => {
        const url = urls.get(video.video_id);
        return url ? [toClip(video, list, url, bridge.hasCaptions)] : [];
      }),
    [entries, urls, bridge],
  );
  return {
    clips,
    recheck,
    location: data?.location ?? null,
    timeZone: data?.timeZone || 'UTC',
    messages: data?.messages ?? NO_MESSAGES,
    screenOff: data?.screenOff ?? null,
    isFromCache: data?.isFromCache ?? false,
    error,
  };
}

const urlsOf = (playable: readonly PlayableVideo[]) =>
  new Map(playable.map(({ videoId, url }) => [videoId, url]));

const hasSameUrls = (urls: ReadonlyMap<string, string>, playable: readonly PlayableVideo[]) =>
  urls.size === new Set(playable.map(({ videoId }) => videoId)).size &&
  playable.every(({ videoId, url }) => urls.get(videoId) === url);
