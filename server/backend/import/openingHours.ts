import type { WeekHours } from '../catalog/details.ts';

const days = ['Mon', 'Tue', 'Wed', 'Thurs', 'Fri', 'Sat', 'Sun'];
const form = /^(Mon|Tue|Wed|Thurs|Fri|Sat|Sun): (\d{1,2})(?::(\d{2}))?-(\d{1,2})(?::(\d{2}))?$/;

const twoDigits = (value: number) => String(value).padStart(2, '0');
const at = (hour: number, minute = '00') => `${twoDigits(hour)}:${minute}`;

/**
 * Reads 'Mon: 10-9:30; Tue: …': twelve-hour times without a half of the day. Shops open in the morning, or from 1 to 6
 * after noon; they close after noon. A day that isn't named is closed. null when it is written otherwise.
 */
export function readHours(text: string): WeekHours | null {
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
