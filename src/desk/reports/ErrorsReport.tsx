import { type BrowserError, getBrowserErrorsFile, listBrowserErrors } from '@contract/desk/shopReports';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '@/desk/deskApi';
import { type Column, DataTable } from '@/desk/ui/DataTable';
import { useDateText } from '@/desk/ui/dates';
import { Facts } from '@/desk/ui/Facts';
import { FileLink } from '@/desk/ui/FileLink';
import { Filters } from '@/desk/ui/Filters';
import { ReadState } from '@/desk/ui/ReadState';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { EmptyState } from '@/ui/EmptyState';
import { Notice } from '@/ui/Notice';
import { SelectField } from '@/ui/SelectField';
import { PeriodFields } from './PeriodFields';
import styles from './Reports.module.css';
import { usePeriod } from './usePeriod';

const kinds = ['error', 'call'] as const;
type Kind = (typeof kinds)[number];

/** Errors in browsers, with similar ones grouped, most frequent first. */
export function ErrorsReport() {
  const { t, i18n } = useTranslation(['desk/reports', 'desk/frame']);
  const dateText = useDateText();
  const period = usePeriod();
  const [kind, setKind] = useState<Kind>('error');
  const [openedId, setOpenedId] = useState('');
  const { from, until } = period.period;
  const query = { from, until, kind };
  const { data, error, refetch } = useRead(listBrowserErrors, { query });
  const number = new Intl.NumberFormat(i18n.language);
  const columns: Column<BrowserError>[] = [
    {
      id: 'message',
      label: t(`errorKinds.${kind}`),
      value: ({ message }) => message,
      cell: (row) =>
        kind === 'call' ? (
          row.message
        ) : (
          <Button
            variant="quiet"
            size="sm"
            className={styles.message}
            onClick={() => setOpenedId(row.fingerprint)}
          >
            {row.message}
          </Button>
        ),
    },
    ...(kind === 'call'
      ? [{ id: 'status', label: t('httpStatus'), value: (row: BrowserError) => row.status, isNumeric: true }]
      : []),
    ...(['times', 'previous_times'] as const).map((id) => ({
      id,
      label: id === 'times' ? t('times') : t('figureBefore', { figure: t('times') }),
      value: (row: BrowserError) => row[id],
      cell: (row: BrowserError) => number.format(row[id]),
      isNumeric: true,
    })),
    { id: 'route', label: t('keys.route'), value: ({ route }) => route },
    { id: 'release', label: t('release'), value: ({ release }) => release },
    ...(['first_seen', 'last_seen'] as const).map((id) => ({
      id,
      label: t(id),
      value: (row: BrowserError) => row[id],
      cell: (row: BrowserError) => dateText(row[id]),
    })),
  ];
  const opened = data?.rows.find(({ fingerprint }) => fingerprint === openedId);
  return (
    <div className={styles.report}>
      <Filters>
        <PeriodFields {...period} />
        <SelectField
          label={t('kind')}
          value={kind}
          onChange={({ target }) => setKind(target.value as Kind)}
          choices={kinds.map((value) => ({ value, label: t(`errorKinds.${value}`) }))}
        />
      </Filters>
      <ReadState data={data} error={error} refetch={refetch} />
      {data && (
        <>
          <div className={styles.summary}>
            <p className={styles.text}>{t(`errorTexts.${kind}`)}</p>
            <FileLink file={{ call: getBrowserErrorsFile, query }} />
          </div>
          {data.is_cut && <Notice tone="info">{t('cut', { count: data.rows.length })}</Notice>}
          <DataTable
            caption={t(`errorKinds.${kind}`)}
            rows={data.rows}
            columns={columns}
            rowId={({ fingerprint }) => fingerprint}
            empty={
              <EmptyState icon="check" title={t('noErrors')}>
                {t('noErrorsText')}
              </EmptyState>
            }
            sortedBy="-times"
          />
        </>
      )}
      {opened && (
        <Dialog
          isOpen
          onClose={() => setOpenedId('')}
          title={opened.message}
          closeLabel={t('desk/frame:close')}
        >
          <Facts
            rows={[
              [t('times'), number.format(opened.times)],
              [t('keys.route'), opened.route],
              [t('release'), opened.release],
              [t('first_seen'), dateText(opened.first_seen)],
              [t('last_seen'), dateText(opened.last_seen)],
            ]}
          />
          {opened.stack.length > 0 && (
            <ol className={styles.stack} aria-label={t('stack')}>
              {opened.stack.map(({ name, file, line }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: frames of a recursion are alike
                <li key={at}>
                  <code>{name || t('unnamed')}</code> <span>{`${file}:${line}`}</span>
                </li>
              ))}
            </ol>
          )}
        </Dialog>
      )}
    </div>
  );
}
