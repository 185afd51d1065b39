import { textLike } from './fields';

const NAME = /^(UTC|[A-Z][A-Za-z]+(\/[A-Za-z_+\-\d]+)+)$/;

/** A zone of the IANA database by its form: asking Intl would load its data, 100 ms on a slow phone, before the first page. */
export const isTimeZoneLike = (zone: string): boolean => NAME.test(zone);

/** A zone of the IANA database that this machine has. Offsets such as +05:00, which Intl also takes, have no summer time. */
export function isTimeZone(zone: string): boolean {
  if (!isTimeZoneLike(zone)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    // Intl throws for a name that it does not have.
    return false;
  }
}

/** The time zone of a location or screen; '' when there is none, or one that this machine does not have. */
export const maybeTimeZone = textLike((zone) => zone === '' || isTimeZone(zone), '');
