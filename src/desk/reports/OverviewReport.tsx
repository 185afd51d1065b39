import { columnsOf, type Figure, type ShopReport, type ShopReportResponse } from '@contract/desk/shopReports';
import { DEVICE_KINDS, type DeviceKind } from '@contract/shopEvents';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Columns, Filters } from '@/desk/ui/Filters';
import { SelectField } from '@/ui/SelectField';
import { BarChart } from './BarChart';
import { BarList } from './BarList';
import { PeriodFields } from './PeriodFields';
import { ReportPanel } from './ReportPanel';
import styles from './Reports.module.css';
import type { FigureTexts } from './useFigureTexts';
import { usePeriod } from './usePeriod';

/** Refresh interval of a live report. */
const LIVE_MS = 10_000;

/** The last half hour, visits and sales by day, the purchase funnel, and the channels of visits. */
export function OverviewReport() {
  const { t } = useTranslation('desk/reports');
  const period = usePeriod();
  const [device, setDevice] = useState<DeviceKind | ''>('');
  const { from, until } = period.period;
  const query = { from, until, device };

  const byRow = (report: ShopReport, figure: Figure, data: ShopReportResponse, texts: FigureTexts) => {
    const { keys, figures } = columnsOf(report);
    const at = figures.indexOf(figure);
    return (
      <BarChart
        title={t(`figures.${figure}.name`)}
        text={(value) => texts.figureText(figure, value)}
        bars={data.rows.map((row) => ({
          label: keys.map((key, place) => texts.keyText(key, row.keys[place] ?? '')).join(' '),
          value: row.figures[at] ?? 0,
          previous: row.previous[at] ?? 0,
        }))}
      />
    );
  };

  return (
    <div className={styles.report}>
      <ReportPanel
        report="live"
        query={{}}
        pollingInterval={LIVE_MS}
        chart={(data, texts) => byRow('live', 'visits', data, texts)}
      />
      <Filters>
        <PeriodFields {...period} />
        <SelectField
          label={t('device')}
          placeholder={t('all')}
          value={device}
          onChange={({ target }) => setDevice(target.value as DeviceKind | '')}
          choices={DEVICE_KINDS.map((value) => ({ value, label: t(`devices.${value}`) }))}
        />
      </Filters>
      <ReportPanel
        report="visits"
        query={query}
        chart={(data, texts) => (
          <Columns>
            {byRow('visits', 'visits', data, texts)}
            {byRow('visits', 'revenue', data, texts)}
          </Columns>
        )}
      />
      <Columns>
        <ReportPanel
          report="funnel"
          query={query}
          chart={(data, texts) => (
            <BarList
              label={t('titles.funnel')}
              bars={data.rows.map(({ keys: [step = ''], figures: [visits = 0, share = 0] }) => ({
                id: step,
                label: texts.keyText('step', step),
                value: visits ?? 0,
                text: `${texts.figureText('step_visits', visits)} · ${texts.figureText('share', share)}`,
              }))}
            />
          )}
        />
        <ReportPanel
          report="channels"
          query={query}
          chart={(data, texts) => (
            <BarList
              label={t('figures.revenue.name')}
              bars={data.rows.map(
                ({ keys: [channel = '', kind = ''], figures: [visits = 0, , revenue = 0] }) => ({
                  id: `${channel} ${kind}`,
                  label: `${texts.keyText('channel', channel)}, ${texts.keyText('device', kind)}`,
                  value: revenue ?? 0,
                  text: `${texts.figureText('revenue', revenue)} · ${t('visitCount', { count: visits ?? 0, visits: texts.figureText('visits', visits) })}`,
                }),
              )}
            />
          )}
        />
      </Columns>
    </div>
  );
}
