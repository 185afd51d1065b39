import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '@/desk/ui/PageHead';
import { Tabs } from '@/ui/Tabs';
import { ActivityReport } from './ActivityReport';
import { ErrorsReport } from './ErrorsReport';
import { OverviewReport } from './OverviewReport';
import { PhrasesReport } from './PhrasesReport';
import { PlaysReport } from './plays/PlaysReport';
import { SpeedReport } from './SpeedReport';

/** The tabs; the URL contains the open one. */
const reports = [
  { id: 'overview', Report: OverviewReport },
  { id: 'phrases', Report: PhrasesReport },
  { id: 'speed', Report: SpeedReport },
  { id: 'errors', Report: ErrorsReport },
  { id: 'plays', Report: PlaysReport },
  { id: 'kiosks', Report: ActivityReport },
] as const;

/** What shoppers do in the shop, how fast it is, which errors occur, and what the screens have played. */
export default function ReportsPage() {
  const { t } = useTranslation('desk/reports');
  const [params, setParams] = useSearchParams();
  const wanted = params.get('tab');
  const activeId = reports.find(({ id }) => id === wanted)?.id ?? 'overview';
  return (
    <>
      <PageHead title={t('title')} text={t('text')} />
      <Tabs
        label={t('title')}
        activeId={activeId}
        onChange={(tab) => setParams({ tab }, { replace: true })}
        tabs={reports.map(({ id, Report }) => ({
          id,
          label: t(id),
          panel: activeId === id && <Report />,
        }))}
      />
    </>
  );
}
