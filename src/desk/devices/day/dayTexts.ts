import type { DaySpan, ScreenDay } from '@contract/desk/screenDay';
import { useTranslation } from 'react-i18next';
import type { IconName } from '@/ui/iconPaths';

export const spanIcons: Record<DaySpan['state'], IconName> = {
  playing: 'play',
  own: 'list',
  builtin: 'warning',
  dark: 'minus',
  emergency: 'bell',
};

export const spanTones = {
  playing: 'good',
  own: 'neutral',
  builtin: 'bad',
  dark: 'neutral',
  emergency: 'bad',
} as const satisfies Record<DaySpan['state'], string>;

/** Functions that format the periods of a screen's day in the desk's language and the screen's time zone. */
export function useDayTexts({ time_zone: timeZone, spans }: ScreenDay) {
  const { t, i18n } = useTranslation('desk/devices');
  const clock = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short', timeZone });
  const end = spans.at(-1)?.until ?? '';
  const midnight = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short', timeZone: 'UTC' });
  const namesOf = (playlists: DaySpan['playlists']) => playlists.map(({ name }) => name).join(', ');
  return {
    timeText: (iso: string): string =>
      iso === end ? midnight.format(new Date('2000-01-01T00:00:00Z')) : clock.format(new Date(iso)),
    /** Names of the playlists, or what is shown instead. */
    titleOf: ({ state, playlists }: DaySpan): string =>
      state === 'playing' ? namesOf(playlists) : t(`day.states.${state}`),
    messageText: ({ en, fr }: { en: string; fr: string }): string =>
      (i18n.language === 'fr' ? fr : en) || en || fr,
  };
}
