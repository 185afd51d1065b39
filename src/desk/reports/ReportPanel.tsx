import {
  columnsOf,
  getShopReport,
  getShopReportFile,
  type ReportRow,
  type ShopReport,
  type ShopReportQuery,
  type ShopReportResponse,
} from '@contract/desk/shopReports';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '@/desk/deskApi';
import { type Column, DataTable } from '@/desk/ui/DataTable';
import { FileLink } from '@/desk/ui/FileLink';
import { Panel } from '@/desk/ui/Panel';
import { ReadState } from '@/desk/ui/ReadState';
import { Disclosure } from '@/ui/Disclosure';
import { Notice } from '@/ui/Notice';
import { FigureList } from './FigureList';
import styles from './Reports.module.css';
import { type FigureTexts, useFigureTexts } from './useFigureTexts';

/** The first report of each tab, which states that its figures are samples. */
const naming: readonly ShopReport[] = ['visits', 'searches', 'speed'];

interface Props {
  report: ShopReport;
  query: Partial<ShopReportQuery>;
  /** Milliseconds between two reads of a live report. */
  pollingInterval?: number;
  /** Renders a chart of the data in the table. */
  chart?: (data: ShopReportResponse, texts: FigureTexts) => ReactNode;
  /** Additional columns of the table. */
  extraColumns?: readonly Column<ReportRow>[];
}

/** A report: its figures with their definitions, a chart, all numbers as a table, and a CSV file. */
export function ReportPanel({ report, query, pollingInterval = 0, chart, extraColumns = [] }: Props) {
  const { t } = useTranslation('desk/reports');
  const { data, error, refetch } = useRead(getShopReport, { params: { report }, query }, { pollingInterval });
  const texts = useFigureTexts(data?.currency ?? 'USD', query.metric);
  const { keys, figures } = columnsOf(report);
  const columns: Column<ReportRow>[] = [
    ...keys.map((key, at) => ({
      id: key,
      label: t(`keys.${key}`),
      // Days are sorted by their value in the data, other keys by their text.
      value: (row: ReportRow) =>
        key === 'day' ? (row.keys[at] ?? '') : texts.keyText(key, row.keys[at] ?? ''),
      cell: (row: ReportRow) => texts.keyText(key, row.keys[at] ?? ''),
    })),
    ...figures.map((figure, at) => ({
      id: figure,
      label: t(`figures.${figure}.name`),
      value: (row: ReportRow) => row.figures[at] ?? -1,
      cell: (row: ReportRow) => texts.figureText(figure, row.figures[at] ?? null),
      isNumeric: true,
    })),
    ...figures.map((figure, at) => ({
      id: `${figure}_before`,
      label: t('figureBefore', { figure: t(`figures.${figure}.name`) }),
      value: (row: ReportRow) => row.previous[at] ?? -1,
      cell: (row: ReportRow) => texts.figureText(figure, row.previous[at] ?? null),
      isNumeric: true,
    })),
    ...extraColumns,
  ];
  const title = t(`titles.${report}`);
  return (
    <Panel label={title}>
      <div className={styles.summary}>
        <h2>{title}</h2>
        <FileLink file={{ call: getShopReportFile, params: { report }, query }} about={title} />
      </div>
      <ReadState data={data} error={error} refetch={refetch} />
      {data && (
        <>
          {data.sample_until !== '' && naming.includes(report) && (
            <Notice tone="info">{t('samples', { day: texts.dayText(data.sample_until) })}</Notice>
          )}
          <FigureList figures={figures} data={data} texts={texts} />
          {data.rows.length > 0 && chart?.(data, texts)}
          {data.is_cut && <Notice tone="info">{t('cut', { count: data.rows.length })}</Notice>}
          <Disclosure title={t('asTable', { title })}>
            <DataTable
              caption={t('asTable', { title })}
              rows={data.rows}
              columns={columns}
              rowId={(row) => row.keys.join(' ')}
              empty={t('noFigures')}
            />
          </Disclosure>
        </>
      )}
    </Panel>
  );
}
