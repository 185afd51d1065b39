import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './BarChart.module.css';

export interface Bar {
  label: string;
  value: number;
  /** The value at the same position of the previous period. */
  previous: number;
}

interface Props {
  title: string;
  bars: readonly Bar[];
  text: (value: number) => string;
}

const HEIGHT = 100;

/** The smallest round number not below a value, chosen so that its half is a short number as well. */
function roundUp(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const digit = [1, 2, 3, 4, 5, 6, 8, 10].find((one) => one * power >= value) ?? 10;
  return digit * power;
}

/**
 * Bars of a period over a dashed line of the previous period; solid and dashed are distinguishable without colour. The drawing is
 * stretched, its texts are not. Screen readers get a summary, and the report's table contains every number.
 */
export function BarChart({ title, bars, text }: Props) {
  const { t } = useTranslation('desk/reports');
  const id = useId();
  const most = bars.reduce((top, { value, previous }) => Math.max(top, value, previous), 0);
  const top = roundUp(most);
  const heightOf = (value: number) => (value / top) * HEIGHT;
  const best = bars.reduce<Bar | undefined>(
    (one, bar) => (bar.value > (one?.value ?? -1) ? bar : one),
    undefined,
  );
  const line = bars
    .map(
      ({ previous }, at) => `${at},${HEIGHT - heightOf(previous)} ${at + 1},${HEIGHT - heightOf(previous)}`,
    )
    .join(' ');
  const edges = [bars[0], bars[Math.floor((bars.length - 1) / 2)], bars.at(-1)];
  return (
    <figure className={styles.chart} aria-labelledby={id}>
      <figcaption id={id}>{title}</figcaption>
      <p className={styles.legend} aria-hidden="true">
        <span className={styles.solid} /> {t('thisPeriod')}
        <span className={styles.dashed} /> {t('periodBefore')}
      </p>
      <div className={styles.plot}>
        <div className={styles.scale} aria-hidden="true">
          <span>{text(top)}</span>
          <span>{text(top / 2)}</span>
          <span>{text(0)}</span>
        </div>
        <svg
          role="img"
          aria-label={t('chartSummary', {
            title,
            count: bars.length,
            most: text(best?.value ?? 0),
            label: best?.label ?? '',
          })}
          viewBox={`0 0 ${Math.max(1, bars.length)} ${HEIGHT}`}
          preserveAspectRatio="none"
        >
          {[0, HEIGHT / 2, HEIGHT].map((y) => (
            <line key={y} className={styles.grid} x1={0} x2={bars.length} y1={y} y2={y} />
          ))}
          {bars.map(({ label, value, previous }, at) => (
            <rect
              key={label}
              className={styles.bar}
              x={at + 0.12}
              width={0.76}
              y={HEIGHT - heightOf(value)}
              height={heightOf(value)}
            >
              <title>{t('barTitle', { label, value: text(value), previous: text(previous) })}</title>
            </rect>
          ))}
          <polyline className={styles.before} points={line} />
        </svg>
        <div className={styles.labels} aria-hidden="true">
          {edges.map((bar, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: three places, of which two may be the same bar
            <span key={at}>{bar?.label}</span>
          ))}
        </div>
      </div>
    </figure>
  );
}
