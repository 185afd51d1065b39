import type { RequestScope } from '../route.ts';
import { configOf } from './tenant.ts';

/** The calendar day in the tenant's time zone, as YYYY-MM-DD: promotions begin and end with the dealer's day. */
export const todayOf = ({ tenant, language }: Pick<RequestScope, 'tenant' | 'language'>, now: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: configOf(tenant, language).timezoneId }).format(now);
