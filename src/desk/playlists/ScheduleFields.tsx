import { endsAfterBeginning, type Schedule } from '@contract/desk/schedule';
import { useTranslation } from 'react-i18next';
import { useDeskSession } from '@/desk/session';
import { DateTimeField } from '@/desk/ui/DateTimeField';
import { INCOMPLETE } from '@/desk/ui/timeInput';
import { fromLocalTime, toLocalTime } from '@/desk/ui/zonedTime';
import { zoneText } from '@/desk/ui/zoneText';
import { Button } from '@/ui/Button';
import { CheckboxField } from '@/ui/CheckboxField';
import { IconButton } from '@/ui/IconButton';
import styles from './PlaylistEditor.module.css';

const MOST_DAY_PARTS = 6;
/** A Monday, from which the names of the weekdays are derived. */
const MONDAY = Date.UTC(2026, 0, 5);
const DAY_MS = 86_400_000;

interface Props {
  value: Schedule;
  onChange: (changes: Partial<Schedule>) => void;
}

/** Validity, in the dealer's time zone; weekdays and times of day, in the time zone of each screen's location. */
export function ScheduleFields({ value, onChange }: Props) {
  const { t, i18n } = useTranslation(['desk/playlists', 'desk/frame']);
  const { tenant } = useDeskSession();
  const dayName = new Intl.DateTimeFormat(i18n.language, { weekday: 'short', timeZone: 'UTC' });
  const { weekdays, day_parts: parts } = value;
  const setPart = (at: number, changes: { from?: string; until?: string }) =>
    onChange({ day_parts: parts.map((part, other) => (other === at ? { ...part, ...changes } : part)) });
  return (
    <>
      <div className={styles.pair}>
        {(['valid_from', 'valid_until'] as const).map((bound) => (
          <DateTimeField
            key={bound}
            label={t(bound)}
            type="datetime-local"
            value={toLocalTime(value[bound], tenant.time_zone)}
            error={
              bound === 'valid_until' && !endsAfterBeginning(value)
                ? t('desk/frame:untilBeforeFrom')
                : undefined
            }
            onChange={(local) => onChange({ [bound]: fromLocalTime(local, tenant.time_zone) })}
          />
        ))}
      </div>
      <fieldset className={styles.group}>
        <legend>{t('weekdays')}</legend>
        <div className={styles.days}>
          {[1, 2, 3, 4, 5, 6, 7].map((day) => (
            <CheckboxField
              key={day}
              label={dayName.format(MONDAY + (day - 1) * DAY_MS)}
              checked={weekdays.includes(day)}
              onChange={() =>
                onChange({
                  weekdays: weekdays.includes(day)
                    ? weekdays.filter((other) => other !== day)
                    : [...weekdays, day].sort(),
                })
              }
            />
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('dayParts')}</legend>
        {parts.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part has nothing else that identifies it
          <div key={at} className={styles.pair}>
            <DateTimeField
              label={t('from')}
              type="time"
              value={part.from}
              onChange={(from) => setPart(at, { from: from || INCOMPLETE })}
            />
            <DateTimeField
              label={t('until')}
              type="time"
              value={part.until === '24:00' ? '00:00' : part.until}
              onChange={(until) => setPart(at, { until: until === '00:00' ? '24:00' : until || INCOMPLETE })}
            />
            <IconButton
              icon="trash"
              label={t('removePart')}
              onClick={() => onChange({ day_parts: parts.filter((_, other) => other !== at) })}
            />
          </div>
        ))}
        {parts.length < MOST_DAY_PARTS && (
          <Button
            variant="quiet"
            size="sm"
            icon="plus"
            onClick={() => onChange({ day_parts: [...parts, { from: '09:00', until: '18:00' }] })}
          >
            {t('addPart')}
          </Button>
        )}
      </fieldset>
      <p>{t('timeZone', { zone: zoneText(tenant.time_zone) })}</p>
    </>
  );
}
