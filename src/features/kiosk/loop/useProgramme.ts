import { useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Video } from '@/api/contract/kiosk';
import { type ProgrammeError, useNowPlayingQuery } from '@/features/kiosk/kioskApi';
import { deviceKnown } from '@/features/kiosk/kioskSlice';
import { backOffMs } from '@/features/kiosk/plays/backOff';
import type { KioskBridge, LoopVideo, RegisteredDevice } from '@/platform/platform';
import type { Clip } from './playlist';

const REVOKED = 401;
/** While clips are still being fetched their addresses are asked for again. */
const FETCHING_MS = 10_000;
const SHORTEST_POLL_MS = 15_000;
/** After a failure, at the soonest; longer each time (field note: LibreTime #3173). */
const RETRY_MS = 10_000;

const wanted = ({ video_id, url, sha256, size }: Video): LoopVideo => ({
  videoId: video_id,
  url,
  sha256,
  size,
});

const clipOf = (video: Video, url: string, hasCaptions: boolean): Clip => ({
  videoId: video.video_id,
  title: video.title,
  url,
  sha256: video.sha256,
  link: video.link.startsWith('/') ? video.link : '/',
  poster: video.poster,
  kind: video.kind,
  lengthMs: video.duration * 1000,
  captions: hasCaptions ? video.captions : '',
  validFrom: timeOf(video.valid_from, Number.NEGATIVE_INFINITY),
  validUntil: timeOf(video.valid_until, Number.POSITIVE_INFINITY),
});

function timeOf(text: string, none: number): number {
  const time = Date.parse(text);
  return Number.isNaN(time) ? none : time;
}

/** The clips of this device, made for the way it stands, with the best address of each, refreshed as the service asks. */
export function useProgramme(bridge: KioskBridge, { orientation }: RegisteredDevice) {
  const dispatch = useDispatch();
  const failures = useRef(0);
  const { data, error, isLoading, fulfilledTimeStamp, refetch } = useNowPlayingQuery(undefined, {
    refetchOnMountOrArgChange: true,
    // In safe mode the shipped loop plays and nothing else is asked for.
    skip: bridge.mode === 'safe',
  });
  const [addresses, setAddresses] = useState<ReadonlyMap<string, string>>(new Map());

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer counts, also one like the one before
  useEffect(() => {
    if (!data && !error) return;
    const hasAnswered = data && !error && !data.isKept;
    failures.current = hasAnswered ? 0 : failures.current + 1;
    const { afterMs } = (error as ProgrammeError | undefined) ?? data ?? { afterMs: null };
    const waitMs = hasAnswered
      ? Math.max(SHORTEST_POLL_MS, data.refreshMs)
      : Math.max(RETRY_MS, backOffMs(failures.current, afterMs, Math.random()));
    const timer = setTimeout(() => void refetch(), waitMs);
    return () => clearTimeout(timer);
  }, [data, error, fulfilledTimeStamp, refetch]);

  useEffect(() => {
    if (error && 'status' in error && error.status === REVOKED) dispatch(deviceKnown(null));
  }, [error, dispatch]);

  const videos = useMemo(
    () => data?.videos.filter((video) => video.orientation === 'any' || video.orientation === orientation),
    [data, orientation],
  );
  useEffect(() => {
    if (!videos) return;
    let timer: ReturnType<typeof setTimeout>;
    let isGone = false;
    async function prepare(list: Video[]): Promise<void> {
      const playable = await bridge.media.prepare(list.map(wanted));
      if (isGone) return;
      setAddresses(new Map(playable.map(({ videoId, url }) => [videoId, url])));
      const isComplete = playable.every(({ url }) => url.includes('/kiosk-media/'));
      if (!isComplete) timer = setTimeout(() => void prepare(list), FETCHING_MS);
    }
    prepare(videos).catch((cause: unknown) => console.error('clips not prepared', cause));
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [videos, bridge]);

  const clips = useMemo(
    () =>
      (videos ?? []).flatMap((video) => {
        const url = addresses.get(video.video_id);
        return url ? [clipOf(video, url, bridge.hasCaptions)] : [];
      }),
    [videos, addresses, bridge],
  );
  return { clips, isLoading, isKept: data?.isKept ?? false, hasFailed: error !== undefined };
}
