import { type ReportRow, VITAL_METRICS, type VitalMetric } from '@contract/desk/shopReports';
import { DEVICE_KINDS, type DeviceKind } from '@contract/shopEvents';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Filters } from '@/desk/ui/Filters';
import { Status } from '@/desk/ui/Status';
import { SelectField } from '@/ui/SelectField';
import { BarList } from './BarList';
import { PeriodFields } from './PeriodFields';
import { ReportPanel } from './ReportPanel';
import styles from './Reports.module.css';
import { usePeriod } from './usePeriod';

const MOST_BARS = 10;

/** A value up to the first number is good, above the second it is poor (web.dev/articles/defining-core-web-vitals-thresholds). */
const thresholds: Readonly<Record<VitalMetric, readonly [number, number]>> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
};
const tones = { good: 'good', fair: 'warn', poor: 'bad' } as const;

function ratingOf(metric: VitalMetric, value: number): keyof typeof tones {
  const [good, fair] = thresholds[metric];
  if (value <= good) return 'good';
  return value <= fair ? 'fair' : 'poor';
}

/** The slowest pages by web vitals, as measured in shoppers' browsers. */
export function SpeedReport() {
  const { t } = useTranslation('desk/reports');
  const period = usePeriod();
  const [metric, setMetric] = useState<VitalMetric>('LCP');
  const [device, setDevice] = useState<DeviceKind | ''>('');
  const { from, until } = period.period;
  const rating = ({ figures: [p75 = null] }: ReportRow) => (p75 === null ? null : ratingOf(metric, p75));
  const ratingText = (row: ReportRow) => {
    const name = rating(row);
    return name && <Status tone={tones[name]}>{t(`ratings.${name}`)}</Status>;
  };
  return (
    <div className={styles.report}>
      <Filters>
        <PeriodFields {...period} />
        <SelectField
          label={t('metric')}
          value={metric}
          onChange={({ target }) => setMetric(target.value as VitalMetric)}
          choices={VITAL_METRICS.map((value) => ({ value, label: t(`metrics.${value}`) }))}
        />
        <SelectField
          label={t('device')}
          placeholder={t('all')}
          value={device}
          onChange={({ target }) => setDevice(target.value as DeviceKind | '')}
          choices={DEVICE_KINDS.map((value) => ({ value, label: t(`devices.${value}`) }))}
        />
      </Filters>
      <ReportPanel
        report="speed"
        query={{ from, until, metric, device }}
        extraColumns={[
          { id: 'rating', label: t('rating'), value: (row) => rating(row) ?? '', cell: ratingText },
        ]}
        chart={({ rows }, texts) => (
          <BarList
            label={t(`metrics.${metric}`)}
            bars={rows.slice(0, MOST_BARS).map((row) => ({
              id: row.keys[0] ?? '',
              label: texts.keyText('route', row.keys[0] ?? ''),
              value: row.figures[0] ?? 0,
              text: (
                <span className={styles.rated}>
                  {texts.figureText('p75', row.figures[0] ?? null)} {ratingText(row)}
                  {t('sampleCount', {
                    count: row.figures[1] ?? 0,
                    samples: texts.figureText('samples', row.figures[1] ?? null),
                  })}
                </span>
              ),
            }))}
          />
        )}
      />
    </div>
  );
}
