import type { DaySpan, ScreenDay } from '@contract/desk/screenDay';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/ui/Icon';
import { spanIcons, useDayTexts } from './dayTexts';
import styles from './ScreenDay.module.css';

const HOURS = [0, 3, 6, 9, 12, 15, 18, 21];

/** Minimum fraction of the day for a period to be labelled; the table names the narrower ones. */
const NAMED_SHARE = 0.08;

interface Scale {
  start: number;
  length: number;
}

const shareOf = ({ from, until }: DaySpan, { length }: Scale) =>
  (Date.parse(until) - Date.parse(from)) / length;

/** The day as a band. Hidden from screen readers, because the table below contains the same. */
export function DayBand({ day }: { day: ScreenDay }) {
  const { t } = useTranslation('desk/devices');
  const { titleOf, timeText } = useDayTexts(day);
  const start = Date.parse(day.spans[0]?.from ?? '');
  const scale = { start, length: Date.parse(day.spans.at(-1)?.until ?? '') - start };
  const placeOf = (moment: number) => (moment - scale.start) / scale.length;
  const now = placeOf(Date.parse(day.now));
  return (
    <div className={styles.band} aria-hidden="true">
      <div className={styles.spans}>
        {day.spans.map((span) => {
          const share = shareOf(span, scale);
          return (
            <div
              key={span.from}
              className={styles.span}
              data-state={span.state}
              data-outranked={span.outranked.length > 0 || undefined}
              style={{ '--share': share } as CSSProperties}
              title={`${timeText(span.from)} – ${timeText(span.until)} · ${titleOf(span)}`}
            >
              {share >= NAMED_SHARE && (
                <>
                  <Icon name={spanIcons[span.state]} size={1} />
                  <span>{titleOf(span)}</span>
                </>
              )}
              {span.outranked.length > 0 && (
                <span className={styles.mark}>
                  <Icon name="warning" size={0.9} />
                </span>
              )}
            </div>
          );
        })}
        {now >= 0 && now < 1 && (
          <div className={styles.now} style={{ '--place': now } as CSSProperties}>
            <span>{t('day.now')}</span>
          </div>
        )}
      </div>
      <div className={styles.hours}>
        {HOURS.map((hour) => (
          <span key={hour} style={{ '--place': hour / 24 } as CSSProperties}>
            {timeText(new Date(start + (hour / 24) * scale.length).toISOString())}
          </span>
        ))}
      </div>
    </div>
  );
}
