import { isScheduled, type Schedule } from './schedule';

/** An item that may play, with its own schedule and that of its playlist. */
interface Playable {
  priority: number;
  schedules: readonly Schedule[];
}

/** Of all items scheduled at a time, returns those with the highest priority, in the given order. */
export function playingNow<T extends Playable>(all: readonly T[], now: number, timeZone: string): T[] {
  const scheduled = all.filter(({ schedules }) =>
    schedules.every((schedule) => isScheduled(schedule, now, timeZone)),
  );
  const highest = Math.max(...scheduled.map(({ priority }) => priority));
  return scheduled.filter(({ priority }) => priority === highest);
}
