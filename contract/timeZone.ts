import { textLike } from './fields';

const NAME = /^(UTC|[A-Z][A-Za-z]+(\/[A-Za-z_+\-\d]+)+)$/;

/** Whether a text looks like an IANA time zone. Checking with Intl would load its data before the first page: 100 ms on a slow phone. */
export const isTimeZoneLike = (zone: string): boolean => NAME.test(zone);

/**
 * Whether this machine has an IANA time zone. Excludes offsets such as +05:00, which Intl also accepts but which have no daylight saving
 * time.
 */
export function isTimeZone(zone: string): boolean {
  if (!isTimeZoneLike(zone)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    // Intl throws for an unknown name.
    return false;
  }
}

/** The time zone of a location or screen; '' if there is none, or one that this machine lacks. */
export const maybeTimeZone = textLike((zone) => zone === '' || isTimeZone(zone), '');
