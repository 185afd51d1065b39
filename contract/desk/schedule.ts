import * as z from 'zod/mini';

/** HH:MM, 00:00 to 24:00. */
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/));

/** A part of the day, in the time zone of the device's location. `until` before `from`: over midnight. */
export const dayPart = z.object({ from: time, until: time });
export type DayPart = z.output<typeof dayPart>;
