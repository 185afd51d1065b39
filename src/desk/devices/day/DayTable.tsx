import type { DaySpan, ScreenDay } from '@contract/desk/screenDay';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Status } from '@/desk/ui/Status';
import { Table } from '@/ui/Table';
import { spanTones, useDayTexts } from './dayTexts';
import styles from './ScreenDay.module.css';

function PlaylistNames({ playlists }: { playlists: DaySpan['playlists'] }) {
  const { t } = useTranslation('desk/devices');
  return (
    <ul className={styles.names}>
      {playlists.map(({ id, name, priority }) => (
        <li key={id}>
          <Link to={`/playlists/${id}`}>{t('day.priority', { name, priority })}</Link>
        </li>
      ))}
    </ul>
  );
}

/** What plays in a period of the day, or would play if nothing covered it. */
function Shows({ span: { state, playlists } }: { span: DaySpan }) {
  const { t } = useTranslation('desk/devices');
  if (state === 'builtin') return t('day.gap');
  if (state === 'own') return t('day.ownClips');
  if (state === 'playing') return <PlaylistNames playlists={playlists} />;
  const names = playlists.map(({ name }) => name).join(', ');
  return names && <span className={styles.soft}>{t('day.covered', { names })}</span>;
}

/** The day as a table: each period with its times, what plays, what is outranked, and messages and maintenance. */
export function DayTable({ day }: { day: ScreenDay }) {
  const { t } = useTranslation('desk/devices');
  const { timeText, messageText } = useDayTexts(day);
  const heads = ['time', 'state', 'shows', 'outranked', 'also'] as const;
  return (
    <Table caption={t('day.title', { name: day.name })} isCaptionHidden className={styles.table}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {t(`day.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {day.spans.map((span) => (
          <tr key={span.from} data-now={span.from <= day.now && day.now < span.until ? true : undefined}>
            <th scope="row">
              {t('day.fromUntil', { from: timeText(span.from), until: timeText(span.until) })}
            </th>
            <td>
              <Status tone={spanTones[span.state]}>{t(`day.states.${span.state}`)}</Status>
            </td>
            <td>
              <Shows span={span} />
            </td>
            <td data-label={t('day.outranked')}>
              {span.outranked.length > 0 && <PlaylistNames playlists={span.outranked} />}
            </td>
            <td data-label={t('day.also')}>
              <ul className={styles.names}>
                {span.messages.map(({ id, text }) => (
                  <li key={id}>{t('day.message', { text: messageText(text) })}</li>
                ))}
                {span.is_maintenance && <li>{t('day.maintenance')}</li>}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
