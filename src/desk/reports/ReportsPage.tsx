import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '@/config/useTranslation';
import { PageHead } from '@/desk/ui/PageHead';
import { Tabs } from '@/ui/Tabs';
import { ActivityReport } from './ActivityReport';
import { ErrorsReport } from './ErrorsReport';
import { OverviewReport } from './OverviewReport';
import { PhrasesReport } from './PhrasesReport';
import { PlaysReport } from './PlaysReport';
import { SpeedReport } from './SpeedReport';

/** The tabs; the URL names the open one. */
const reports: Readonly<Record<string, ComponentType>> = {
  overview: OverviewReport,
  phrases: PhrasesReport,
  speed: SpeedReport,
  errors: ErrorsReport,
  plays: PlaysReport,
  kiosks: ActivityReport,
};

/** What shoppers do in the shop, how quick it is, what fails, and what the screens played. */
export default function ReportsPage() {
  const { t } = useTranslation('reports');
  const [params, setParams] = useSearchParams();
  const wanted = params.get('tab') ?? '';
  const activeId = wanted in reports ? wanted : 'overview';
  return (
    <>
      <PageHead title={t('title')} text={t('text')} />
      <Tabs
        label={t('title')}
        activeId={activeId}
        onChange={(tab) => setParams({ tab }, { replace: true })}
        tabs={Object.entries(reports).map(([id, Report]) => ({
          id,
          label: t(id),
          panel: activeId === id && <Report />,
        }))}
      />
    </>
  );
}
