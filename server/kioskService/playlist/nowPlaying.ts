import { playingNow } from '../../../contract/desk/playingNow.ts';
import { ALWAYS } from '../../../contract/desk/schedule.ts';
import { isTarget } from '../../../contract/desk/targets.ts';
import type { NowPlaying, ScreenPlaylist, Video } from '../../../contract/kiosk.ts';
import type { BackendContext } from '../../backend/backendContext.ts';
import { readTimeZones } from '../../backend/locations/timeZones.ts';
import type { Tenant } from '../../backend/tenant/tenant.ts';
import { locationOf } from '../devices.ts';
import { type ProductCard, productCards } from './productCards.ts';
import { messagesOf } from './screenMessages.ts';
import type { Screen } from './screens.ts';
import { type ClipRow, ownClips, type StoredItem, scheduleOf, storedPlaylists } from './storedPlaylists.ts';

const REFRESH_SECONDS = 300;
/** For a screen without an event stream: an emergency is visible within 10 s. */
const POLL_SECONDS = 8;
/** Lower than every playlist of staff. */
const OWN_PRIORITY = -1;

interface Asker {
  screen: Screen;
  tenant: Tenant;
  language: string;
  /** Origin of the shop for a phone; empty if it has no public one. */
  origin: string;
  hasStream: boolean;
}

/** The location and context in which a clip plays. */
interface Place {
  item: StoredItem['item'] | null;
  fit: ClipRow['fit'] | null;
}

const later = (one: Date | null, other: Date | null) =>
  one && other ? (one > other ? one : other) : (one ?? other);
const earlier = (one: Date | null, other: Date | null) =>
  one && other ? (one < other ? one : other) : (one ?? other);

/** A text by staff in a language; if it is empty, the text in the other language. */
const textIn = (text: Readonly<Record<string, string>>, language: string): string =>
  text[language] || text.en || text.fr || '';

/** A clip as played by a screen. item, fit: its entry in a staff playlist, and the playlist's scaling */
function videoOf(
  clip: ClipRow,
  { item, fit }: Place,
  { language, origin }: Asker,
  card: ProductCard | undefined,
): Video {
  const link = card?.link ?? clip.link;
  const schedule = item ? scheduleOf(item) : ALWAYS;
  return {
    video_id: clip.id,
    title: card?.name ?? textIn(clip.title, language),
    url: card?.image || clip.url,
    poster: clip.poster,
    duration: item?.seconds && clip.kind !== 'video' ? item.seconds : clip.duration / 1000,
    sha256: clip.sha256,
    size: clip.productId === null ? clip.size : null,
    link,
    kind: clip.kind,
    captions: clip.captions.replace('{language}', language),
    orientation: clip.orientation,
    fit: fit ?? clip.fit,
    overlays: clip.overlays,
    valid_from: later(clip.validFrom, item?.validFrom ?? null)?.toISOString() ?? '',
    valid_until: earlier(clip.validUntil, item?.validUntil ?? null)?.toISOString() ?? '',
    weekdays: schedule.weekdays,
    day_parts: schedule.day_parts,
    // The home page contains no details about a clip.
    qr_url: item?.hasQr && origin && link !== '' && link !== '/' ? `${origin}${link}` : '',
    price: card?.price ?? '',
  };
}

/** The list as specified: everything that currently plays, from all playlists. */
function videosNow(playlists: readonly ScreenPlaylist[], now: Date, timeZone: string): Video[] {
  const all = playlists.flatMap((playlist) =>
    playlist.videos.map((video) => ({ video, priority: playlist.priority, schedules: [playlist, video] })),
  );
  return playingNow(all, now.getTime(), timeZone).map(({ video }) => video);
}

/** What a screen plays now and later, with messages and off hours (docs/spec/17 §3, docs/spec/20 §8). */
export async function nowPlayingOf(
  backend: BackendContext,
  asker: Asker,
): Promise<Omit<NowPlaying, 'public_key'>> {
  const { db } = backend;
  const { screen, tenant, language } = asker;
  const now = backend.clock();
  const own = await ownClips(db, screen.id);
  const stored = (await storedPlaylists(db, tenant.id, now)).filter(
    ({ targets, items }) => items.length > 0 && isTarget(targets, screen),
  );
  const clips = [...own, ...stored.flatMap(({ items }) => items.map(({ clip }) => clip))];
  const productIds = clips.flatMap(({ productId }) => productId ?? []);
  const cards = await productCards(backend, { tenant, language }, productIds, screen.location);
  const toVideo = (clip: ClipRow, place: Place): Video[] => {
    const card = clip.productId === null ? undefined : cards.get(clip.productId);
    // A product that is no longer sold has no card.
    return clip.productId !== null && !card ? [] : [videoOf(clip, place, asker, card)];
  };
  const ownVideos = own.flatMap((clip) => toVideo(clip, { item: null, fit: null }));
  const playlists = stored.map(
    ({ playlist, items }): ScreenPlaylist => ({
      priority: playlist.priority,
      ...scheduleOf(playlist),
      ticker: textIn(playlist.ticker, language),
      videos: items.flatMap(({ clip, item }) => toVideo(clip, { item, fit: playlist.fit })),
    }),
  );
  const timeZone = (await readTimeZones(db, tenant))(screen.location);
  const all = [...playlists, { priority: OWN_PRIORITY, ...ALWAYS, ticker: '', videos: ownVideos }];
  return {
    videos: playlists.length === 0 ? ownVideos : videosNow(all, now, timeZone),
    refresh_seconds: REFRESH_SECONDS,
    location: await locationOf(db, screen.location),
    playlists: playlists.length === 0 ? [] : all,
    time_zone: timeZone,
    messages: await messagesOf(db, tenant.id, screen, language, now),
    screen_off: screen.screenOff,
    poll_seconds: asker.hasStream ? null : POLL_SECONDS,
  };
}
