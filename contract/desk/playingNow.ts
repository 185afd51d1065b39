import { isScheduled, type Schedule } from './schedule';

/** Something that may play: its own times and those of its playlist. */
interface Playable {
  priority: number;
  schedules: readonly Schedule[];
}

/** Of everything that is scheduled at a moment, what has the highest priority, in the given order. */
export function playingNow<T extends Playable>(all: readonly T[], now: number, timeZone: string): T[] {
  const scheduled = all.filter(({ schedules }) =>
    schedules.every((schedule) => isScheduled(schedule, now, timeZone)),
  );
  const highest = Math.max(...scheduled.map(({ priority }) => priority));
  return scheduled.filter(({ priority }) => priority === highest);
}
