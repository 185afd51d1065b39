import { changePlayReportSettings, getPlayReportSettings } from '@contract/desk/reports';
import { cleanEmail, isEmail } from '@contract/emailAddress';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { useRead, useWrite } from '@/desk/deskApi';
import styles from '@/desk/reports/Reports.module.css';
import { KEEP_EDITS, SAVED } from '@/desk/ui/liveForm';
import { Panel } from '@/desk/ui/Panel';
import { ReadState } from '@/desk/ui/ReadState';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { TextField } from '@/ui/TextField';

/** Recipients of the monthly totals; for owners. */
export function MonthlyPlays() {
  const { t, i18n } = useTranslation(['desk/reports', 'desk/frame']);
  const { data, error, refetch } = useRead(getPlayReportSettings, undefined);
  const [write, { isBusy }] = useWrite(changePlayReportSettings);
  const [result, setResult] = useState<{ tone: 'good' | 'bad'; text: string } | null>(null);
  const { register, handleSubmit, formState, reset } = useForm({
    values: { email: data?.email ?? '' },
    resetOptions: KEEP_EDITS,
  });
  const month = new Intl.DateTimeFormat(i18n.language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const submit = async ({ email }: { email: string }) => {
    const { error: problem } = await write({ body: { email } });
    if (!problem) reset({ email }, SAVED);
    setResult(
      problem
        ? { tone: 'bad', text: messageOf(problem, t('desk/frame:failed')) }
        : { tone: 'good', text: t(email === '' ? 'monthlyOff' : 'monthlySaved') },
    );
  };
  return (
    <Panel>
      <h2>{t('monthly')}</h2>
      <ReadState data={data} error={error} refetch={refetch} />
      {data && (
        <form className={styles.monthly} onSubmit={handleSubmit(submit)} noValidate>
          {result && <Notice tone={result.tone}>{result.text}</Notice>}
          <TextField
            label={t('monthlyEmail')}
            hint={t('monthlyHint')}
            type="email"
            autoComplete="email"
            error={formState.errors.email && t('monthlyWrong')}
            {...register('email', {
              setValueAs: cleanEmail,
              validate: (text) => text === '' || isEmail(text),
            })}
          />
          {data.sent_month !== '' && (
            <p>{t('monthlySent', { month: month.format(new Date(`${data.sent_month}-01`)) })}</p>
          )}
          <div>
            <Button type="submit" isBusy={isBusy}>
              {t('desk/frame:save')}
            </Button>
          </div>
        </form>
      )}
    </Panel>
  );
}
