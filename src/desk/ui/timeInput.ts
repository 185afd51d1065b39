export type TimeInputType = 'date' | 'time' | 'datetime-local';

/** The value of an incomplete date or time, which no server accepts. */
export const INCOMPLETE = 'incomplete';

const YEAR = /^(\d{4,})-/;

/** While a year is being typed, it is below 2000: 2, 20, 202. */
export function isComplete(type: TimeInputType, value: string): boolean {
  if (value === '' || type === 'time') return true;
  const year = Number(YEAR.exec(value)?.[1]);
  return year >= 2000 && year < 2100;
}

const DATE = /(?<year>20\d\d)-(?<month>\d{1,2})-(?<day>\d{1,2})/;
const AMERICAN_DATE = /(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>20\d\d)/;
const FRENCH_DATE = /(?<day>\d{1,2})[/.](?<month>\d{1,2})[/.](?<year>20\d\d)/;
const TIME = /(?<hour>\d{1,2})(?:[:h]\s?(?<minute>\d\d))(?::\d\d(?:\.\d+)?)?\s*(?<half>[ap]\.?m\.?)?/i;

const two = (text: string | number) => String(text).padStart(2, '0');

/** 'YYYY-MM-DD', or '' if the text contains no existing date. */
function findDate(text: string, language: string): string {
  const groups = (DATE.exec(text) ?? (language.startsWith('fr') ? FRENCH_DATE : AMERICAN_DATE).exec(text))
    ?.groups;
  if (!groups) return '';
  const date = `${groups.year}-${two(groups.month ?? '')}-${two(groups.day ?? '')}`;
  const exists = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(exists.getTime()) && exists.toISOString().startsWith(date) ? date : '';
}

/** 'HH:MM', or '' if the text contains no time. */
function findTime(text: string): string {
  const groups = TIME.exec(text)?.groups;
  if (!groups) return '';
  const half = groups.half?.[0]?.toLowerCase();
  const typed = Number(groups.hour);
  const hour = half === undefined ? typed : (typed % 12) + (half === 'p' ? 12 : 0);
  return hour < 24 && Number(groups.minute) < 60 ? `${two(hour)}:${groups.minute}` : '';
}

/** The field value for a pasted text, in ISO 8601 or the language's format; null if it contains none. */
export function parsePasted(type: TimeInputType, text: string, language: string): string | null {
  const date = findDate(text, language);
  const withoutDate = text.replace(/\d+[-/.]\d+[-/.]\d+T?/, ' ');
  const time = findTime(withoutDate);
  if (type === 'time') return time || null;
  if (type === 'date') return date || null;
  return date && time ? `${date}T${time}` : null;
}
