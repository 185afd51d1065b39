import { type DaySpan, getScreenDay, type ScreenDay } from '@contract/desk/screenDay';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { useRead } from '@/desk/deskApi';
import { PageHead } from '@/desk/ui/PageHead';
import { Panel } from '@/desk/ui/Panel';
import { ReadState } from '@/desk/ui/ReadState';
import { Status } from '@/desk/ui/Status';
import { ButtonLink } from '@/ui/ButtonLink';
import { DayBand } from './DayBand';
import { DayPicker } from './DayPicker';
import { DayTable } from './DayTable';
import styles from './ScreenDay.module.css';

const POLL_MS = 60_000;

/** Summary of a day: its gaps, and the periods in which a playlist is outranked. */
function DaySummary({ spans }: { spans: readonly DaySpan[] }) {
  const { t } = useTranslation('desk/devices');
  const gaps = spans.filter(({ state }) => state === 'builtin').length;
  const clashes = spans.filter(({ outranked }) => outranked.length > 0).length;
  return (
    <p className={styles.summary} role="status">
      {gaps > 0 && <Status tone="bad">{t('day.gaps', { count: gaps })}</Status>}
      {clashes > 0 && <Status tone="warn">{t('day.clashes', { count: clashes })}</Status>}
      {gaps + clashes === 0 && <Status tone="good">{t('day.fine')}</Status>}
    </p>
  );
}

function SilentPlaylists({ silent }: Pick<ScreenDay, 'silent'>) {
  const { t } = useTranslation('desk/devices');
  if (silent.length === 0) return null;
  return (
    <Panel>
      <h2>{t('day.silent')}</h2>
      <ul className={styles.silent}>
        {silent.map(({ id, name, priority, reason }) => (
          <li key={id}>
            <Link to={`/playlists/${id}`}>{t('day.priority', { name, priority })}</Link>
            <span>{t(`day.reasons.${reason}`)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** What a screen plays on a day: as a visual band, and as an accessible table with the same contents. */
export function ScreenDayPage() {
  const { t } = useTranslation('desk/devices');
  const { id = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const day = search.get('day') ?? '';
  const { data, error, refetch } = useRead(
    getScreenDay,
    { params: { id }, query: { day } },
    { pollingInterval: POLL_MS },
  );
  return (
    <>
      <div>
        <ButtonLink
          to={`/devices/screen/${encodeURIComponent(id)}`}
          variant="quiet"
          size="sm"
          icon="arrowLeft"
        >
          {t('day.back')}
        </ButtonLink>
      </div>
      {data && (
        <PageHead
          title={t('day.title', { name: data.name })}
          text={t('day.text', { zone: data.time_zone })}
        />
      )}
      <DayPicker
        day={day || data?.day || ''}
        onChange={(next) => setSearch(next === '' ? {} : { day: next }, { replace: true })}
      />
      <ReadState data={data} error={error} refetch={refetch} />
      {data && (
        <>
          <Panel>
            <DaySummary spans={data.spans} />
            <DayBand day={data} />
          </Panel>
          <DayTable day={data} />
          <SilentPlaylists silent={data.silent} />
        </>
      )}
    </>
  );
}
