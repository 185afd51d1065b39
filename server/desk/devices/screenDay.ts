import { and, lt } from 'drizzle-orm';
import { playingNow } from '../../../contract/desk/playingNow.ts';
import { ALWAYS, isScheduled } from '../../../contract/desk/schedule.ts';
import type { DaySpan, ScreenDay } from '../../../contract/desk/screenDay.ts';
import { isTarget } from '../../../contract/desk/targets.ts';
import { isWithinHours } from '../../../contract/kioskSettings.ts';
import type { BackendContext } from '../../backend/backendContext.ts';
import { screenMessages } from '../../backend/database/schema/playlist.ts';
import { addDays, localTime, minutesOf } from '../../backend/delivery/calendarDays.ts';
import { readTimeZones } from '../../backend/locations/timeZones.ts';
import type { Tenant } from '../../backend/tenant/tenant.ts';
import { productCards } from '../../kioskService/playlist/productCards.ts';
import { isOpenMessage } from '../../kioskService/playlist/screenMessages.ts';
import type { Screen } from '../../kioskService/playlist/screens.ts';
import { ownClips, storedPlaylists } from '../../kioskService/playlist/storedPlaylists.ts';
import { fitsScreen, type PlayableClip, playablesOf } from '../playlists/playables.ts';

const MINUTE_MS = 60_000;
const HALF_HOUR_MS = 30 * MINUTE_MS;

/** The time at which a day begins in a time zone. */
function startOfDay(day: string, timeZone: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const offsetAt = (moment: number) => {
    const local = localTime(new Date(moment), timeZone);
    return Date.parse(`${local.day}T00:00:00Z`) + local.minutes * MINUTE_MS - moment;
  };
  // The second step corrects a guess on the other side of a daylight saving change.
  return midnight - offsetAt(midnight - offsetAt(midnight));
}

interface Day {
  start: number;
  end: number;
  timeZone: string;
}

type MessageRow = typeof screenMessages.$inferSelect;

/** Everything that determines what a screen shows on a day. */
interface Plan {
  screen: Screen;
  playables: readonly PlayableClip[];
  names: ReadonlyMap<number, { id: number; name: string; priority: number }>;
  hasOwnClips: boolean;
  messages: readonly MessageRow[];
}

/** All times on a day at which something may change. Daylight saving changes occur at a half hour. */
function momentsOf({ playables, screen, messages }: Plan, { start, end }: Day): number[] {
  const schedules = playables.flatMap((playable) => playable.schedules);
  const parts = [...schedules.flatMap(({ day_parts }) => day_parts), screen.screenOff ?? []].flat();
  const times = new Set(parts.flatMap(({ from, until }) => [minutesOf(from), minutesOf(until)]));
  // On the day of a daylight saving change, a time may be an hour earlier or later relative to midnight.
  const ofTimes = [...times].flatMap((minutes) =>
    [-60, 0, 60].map((shift) => start + (minutes + shift) * MINUTE_MS),
  );
  const limits = [
    ...schedules.flatMap(({ valid_from, valid_until }) => [Date.parse(valid_from), Date.parse(valid_until)]),
    ...messages.flatMap(({ startsAt, endsAt }) => [startsAt.getTime(), endsAt?.getTime() ?? end]),
  ];
  const marks = Array.from(
    { length: Math.ceil((end - start) / HALF_HOUR_MS) },
    (_, at) => start + at * HALF_HOUR_MS,
  );
  return [...new Set([...marks, ...ofTimes, ...limits])]
    .filter((moment) => moment >= start && moment < end)
    .sort((one, other) => one - other);
}

type Situation = Omit<DaySpan, 'from' | 'until'>;

function situationAt(plan: Plan, moment: number, timeZone: string): Situation {
  const { screen, playables, names, hasOwnClips, messages } = plan;
  const scheduled = playables.filter(({ schedules }) =>
    schedules.every((schedule) => isScheduled(schedule, moment, timeZone)),
  );
  const winners = new Set(playingNow(scheduled, moment, timeZone).map(({ id }) => id));
  const losers = new Set(scheduled.map(({ id }) => id).filter((id) => !winners.has(id)));
  const listed = (ids: ReadonlySet<number>) => [...ids].flatMap((id) => names.get(id) ?? []);
  const current = messages.filter(
    ({ startsAt, endsAt }) => startsAt.getTime() <= moment && (endsAt === null || endsAt.getTime() > moment),
  );
  const isDark =
    screen.screenOff !== null && isScheduled({ ...ALWAYS, day_parts: [screen.screenOff] }, moment, timeZone);
  const played = winners.size > 0 ? 'playing' : hasOwnClips ? 'own' : 'builtin';
  const hour = Math.floor(localTime(new Date(moment), timeZone).minutes / 60);
  return {
    // An emergency turns on a dark screen.
    state: current.some(({ isEmergency }) => isEmergency) ? 'emergency' : isDark ? 'dark' : played,
    playlists: listed(winners),
    outranked: listed(losers),
    messages: current.map(({ id, text, isEmergency }) => ({
      id,
      text: { en: text.en ?? '', fr: text.fr ?? '' },
      is_emergency: isEmergency,
    })),
    is_maintenance: screen.maintenance !== null && isWithinHours(hour, screen.maintenance),
  };
}

function spansOf(plan: Plan, day: Day): DaySpan[] {
  const spans: DaySpan[] = [];
  let last = '';
  for (const moment of momentsOf(plan, day)) {
    const situation = situationAt(plan, moment, day.timeZone);
    const text = JSON.stringify(situation);
    const from = new Date(moment).toISOString();
    const open = spans.at(-1);
    if (text === last) continue;
    last = text;
    if (open) open.until = from;
    spans.push({ from, until: new Date(day.end).toISOString(), ...situation });
  }
  return spans;
}

/** Reads the playlists and messages of a screen for a day. */
async function readPlan(backend: BackendContext, tenant: Tenant, screen: Screen, { start, end }: Day) {
  const { db } = backend;
  const stored = await storedPlaylists(db, tenant.id, new Date(start));
  const all = playablesOf(screen, stored);
  const own = (await ownClips(db, screen.id)).filter((clip) => fitsScreen(clip, screen));
  const productIds = [...all.map(({ clip }) => clip), ...own].flatMap(({ productId }) => productId ?? []);
  const { language } = tenant;
  const cards = await productCards(backend, { tenant, language }, productIds, screen.location);
  // A product that is no longer sold has no card.
  const isSold = ({ productId }: { productId: number | null }) => productId === null || cards.has(productId);
  const messages = await db
    .select()
    .from(screenMessages)
    .where(and(isOpenMessage(tenant.id, new Date(start)), lt(screenMessages.startsAt, new Date(end))));
  const targeting = stored
    .filter(({ targets }) => isTarget(targets, screen))
    .map(({ playlist: { id, name, priority } }) => ({ id, name, priority }));
  return {
    screen,
    playables: all.filter(({ clip }) => isSold(clip)),
    names: new Map(targeting.map((playlist) => [playlist.id, playlist])),
    hasOwnClips: own.some(isSold),
    // A message that was withdrawn, or ended within a minute, would split a period for no reason.
    messages: messages.filter(
      ({ targets, startsAt, endsAt }) =>
        isTarget(targets, screen) && (endsAt === null || endsAt.getTime() - startsAt.getTime() >= MINUTE_MS),
    ),
    targeting,
  };
}

/** What a screen shows on a day in its time zone, period by period. day: YYYY-MM-DD; '' for today */
export async function screenDayOf(
  backend: BackendContext,
  tenant: Tenant,
  screen: Screen,
  wanted: string,
): Promise<ScreenDay> {
  const now = backend.clock();
  const timeZone = (await readTimeZones(backend.db, tenant))(screen.location);
  const day = wanted || localTime(now, timeZone).day;
  const bounds = { start: startOfDay(day, timeZone), end: startOfDay(addDays(day, 1), timeZone), timeZone };
  const { targeting, ...plan } = await readPlan(backend, tenant, screen, bounds);
  const spans = spansOf(plan, bounds);
  const has = (id: number, list: 'playlists' | 'outranked') =>
    spans.some((span) => span[list].some((playlist) => playlist.id === id));
  const reasonOf = (id: number) =>
    plan.playables.every((playable) => playable.id !== id)
      ? 'no_clips'
      : has(id, 'outranked')
        ? 'outranked'
        : 'not_scheduled';
  return {
    name: screen.name,
    day,
    time_zone: timeZone,
    spans,
    silent: targeting
      .filter(({ id }) => !has(id, 'playlists'))
      .map((playlist) => ({ ...playlist, reason: reasonOf(playlist.id) })),
    now: now.toISOString(),
  };
}
