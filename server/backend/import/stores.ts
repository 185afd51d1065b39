import * as z from 'zod/mini';
import { isTimeZone } from '../../../contract/timeZone.ts';
import type { WeekHours } from '../catalog/details.ts';
import type { locations } from '../database/schema/location.ts';
import { degrees, filled } from './cells.ts';

const days = ['Mon', 'Tue', 'Wed', 'Thurs', 'Fri', 'Sat', 'Sun'];
const form = /^(Mon|Tue|Wed|Thurs|Fri|Sat|Sun): (\d{1,2})(?::([0-5]\d))?-(\d{1,2})(?::([0-5]\d))?$/;

const twoDigits = (value: number) => String(value).padStart(2, '0');
const at = (hour: number, minute = '00') => `${twoDigits(hour)}:${minute}`;

/**
 * Parses 'Mon: 10-9:30; Tue: …': twelve-hour times without am or pm. Shops open in the morning, or from 1 to 6 pm, and close in the
 * afternoon or evening. A missing day is closed. null for any other format
 */
function readHours(text: string): WeekHours | null {
  const week: WeekHours = days.map(() => null);
  for (const part of text.split(';')) {
    const match = form.exec(part.trim());
    if (!match) return null;
    const [opens, closes] = [Number(match[2]), Number(match[4])];
    if (opens > 23 || closes > 23) return null;
    week[days.indexOf(match[1] ?? '')] = {
      opens: at(opens >= 1 && opens <= 6 ? opens + 12 : opens, match[3]),
      closes: at(closes < 12 ? closes + 12 : closes, match[5]),
    };
  }
  return week;
}

const hours = z.pipe(
  z.string('is missing'),
  z.transform((cell: string, context): WeekHours => {
    const read = readHours(cell);
    if (read) return read;
    context.issues.push({ code: 'custom', message: 'is not written like Mon: 10-9; Tue: 10-9', input: cell });
    return z.NEVER;
  }),
);

/** Restores the leading zeros that a spreadsheet removes from a ZIP: 7001 is 07001. */
const zip = z.pipe(
  z.string('is missing').check(z.regex(/^\d{3,5}(-\d{4})?$/, 'is not a ZIP code')),
  z.transform((cell: string) => cell.replace(/^\d+/, (digits) => digits.padStart(5, '0'))),
);

export const storeRow = z.object({
  id: z.string().check(z.regex(/^\d{1,9}$/, 'is not a number')),
  name: filled,
  address: filled,
  city: filled,
  state: z.string().check(z.regex(/^[A-Z]{2}$/, 'is not a state of two letters')),
  zip,
  latitude: degrees(90),
  longitude: degrees(180),
  hours,
  /** If the column is missing or the cell is empty, the time zone chosen by staff is retained. */
  time_zone: z._default(
    z
      .string()
      .check(z.refine((zone) => zone === '' || isTimeZone(zone), 'is not a time zone like America/Denver')),
    '',
  ),
});
export type StoreRow = z.output<typeof storeRow>;

/** Maps a row to a location of a tenant. */
export const storeLocation = (row: StoreRow, tenantId: number): typeof locations.$inferInsert => ({
  id: `store-${row.id}`,
  tenantId,
  kind: 'shop',
  source: 'stores',
  name: row.name,
  googleCode: '',
  address: row.address,
  city: row.city,
  region: row.state,
  postcode: row.zip,
  country: 'US',
  phone: '',
  latitude: row.latitude,
  longitude: row.longitude,
  pickupMethod: '',
  hours: row.hours,
  timeZone: row.time_zone,
});
