import type { Figure, ShopReportResponse } from '@contract/desk/shopReports';
import { useTranslation } from 'react-i18next';
import styles from './FigureList.module.css';
import type { FigureTexts } from './useFigureTexts';

interface Props {
  figures: readonly Figure[];
  data: ShopReportResponse;
  texts: FigureTexts;
}

/** The totals of a report, each with its change, the figure of the previous period, and its definition. */
export function FigureList({ figures, data, texts }: Props) {
  const { t } = useTranslation('desk/reports');
  return (
    <dl className={styles.figures}>
      {figures.map((figure, at) => {
        const value = data.totals[at] ?? null;
        const before = data.previous_totals[at] ?? null;
        const change = texts.changeText(value, before);
        return (
          <div key={figure} className={styles.figure}>
            <dt>{t(`figures.${figure}.name`)}</dt>
            <dd className={styles.value}>{texts.figureText(figure, value)}</dd>
            <dd className={styles.before}>
              {change && `${change} · `}
              {t('before', { value: texts.figureText(figure, before) })}
            </dd>
            <dd className={styles.definition}>{t(`figures.${figure}.definition`)}</dd>
          </div>
        );
      })}
    </dl>
  );
}
