import type { ShopReport } from '@contract/desk/shopReports';
import { useTranslation } from 'react-i18next';
import { Columns, Filters } from '@/desk/ui/Filters';
import { BarList } from './BarList';
import { PeriodFields } from './PeriodFields';
import { ReportPanel } from './ReportPanel';
import styles from './Reports.module.css';
import { usePeriod } from './usePeriod';

/** Maximum bars; the table contains all rows. */
const MOST_BARS = 10;

/** Searches without a result, and questions without an answer. */
export function PhrasesReport() {
  const { t } = useTranslation('desk/reports');
  const period = usePeriod();
  const { from, until } = period.period;
  const panel = (report: ShopReport, figure: 'without_result' | 'questions') => (
    <ReportPanel
      report={report}
      query={{ from, until }}
      chart={({ rows }, texts) => (
        <BarList
          label={t(`figures.${figure}.name`)}
          bars={rows
            .filter(({ figures: [times] }) => Boolean(times))
            .slice(0, MOST_BARS)
            .map(({ keys: [phrase = ''], figures: [times = 0] }) => ({
              id: phrase,
              label: texts.keyText('phrase', phrase),
              value: times ?? 0,
              text: texts.figureText(figure, times),
            }))}
        />
      )}
    />
  );
  return (
    <div className={styles.report}>
      <Filters>
        <PeriodFields {...period} />
      </Filters>
      <Columns>
        {panel('searches', 'without_result')}
        {panel('questions', 'questions')}
      </Columns>
    </div>
  );
}
