import type { Location } from '@contract/location';
import { isTimeZone } from '@contract/timeZone';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfig, useLocale } from '@/config/configSlice';
import { DEFAULT_TIME_ZONE, formatTime } from '@/lib/dates';
import { Icon } from '@/ui/Icon';
import styles from './LocationCard.module.css';
import { openingState, weekdayName } from './openingState';

const MINUTE_MS = 60_000;

/**
 * "Open until 8 PM", in the location's time zone and the shopper's language. Only rendered in the browser, because server-rendered pages
 * are cached; null for a backend without structured hours.
 */
export function useOpeningText(
  location: Pick<Location, 'week' | 'special_days' | 'time_zone'>,
): { text: string; isOpen: boolean } | null {
  const { time_zone } = location;
  const { t, ready: isReady } = useTranslation('stores');
  const locale = useLocale();
  const { timezoneId } = useConfig();
  const now = useMinute();
  const zone = [time_zone, timezoneId].find(isTimeZone) ?? DEFAULT_TIME_ZONE;
  const state = now && openingState(location, now, zone);
  if (!state || !isReady) return null;
  if (state.kind === 'open')
    return { text: t('openUntil', { time: formatTime(state.until, locale) }), isOpen: true };
  if (state.kind === 'closedToday')
    return { text: state.name ? t('closedFor', { name: state.name }) : t('closedToday'), isOpen: false };
  const time = formatTime(state.opens, locale);
  const text =
    state.dayIndex === null
      ? t('opensAt', { time })
      : t('opensOn', { day: weekdayName(state.dayIndex, locale), time });
  return { text, isOpen: false };
}

export function OpeningStatus({ location }: { location: Parameters<typeof useOpeningText>[0] }) {
  const opening = useOpeningText(location);
  if (!opening) return null;
  return (
    <p className={styles.opening} data-open={opening.isOpen || undefined}>
      <Icon name="clock" size={1.125} />
      {opening.text}
    </p>
  );
}

/** The current time, updated every minute; null on the server and in the first render. */
function useMinute(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const renew = () => setNow(new Date());
    renew();
    const timer = setInterval(renew, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
