import { useState } from 'react';
import { useDeskSession } from '@/desk/session';

/** Periods to choose from, in days; 0: custom days. */
export const PERIOD_DAYS = [7, 30, 90, 0] as const;
export type PeriodDays = (typeof PERIOD_DAYS)[number];

export interface Period {
  days: PeriodDays;
  /** YYYY-MM-DD in the tenant's time zone; empty for no limit. */
  from: string;
  until: string;
}

const DAY_MS = 86_400_000;

/** The period that ends today in the tenant's time zone. */
function lastDays(days: PeriodDays, timeZone: string): Period {
  const until = new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
  const from = new Date(Date.parse(until) - (days - 1) * DAY_MS).toISOString().slice(0, 10);
  return { days, from, until };
}

/** The period of a report, initially the last 30 days. */
export function usePeriod() {
  const { time_zone } = useDeskSession().tenant;
  const [period, setPeriod] = useState(() => lastDays(30, time_zone));
  const chooseDays = (days: PeriodDays) =>
    setPeriod(days === 0 ? { ...period, days } : lastDays(days, time_zone));
  return { period, setPeriod, chooseDays };
}
