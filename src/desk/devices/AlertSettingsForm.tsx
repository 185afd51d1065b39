import { type AlertSettings, changeAlertSettings } from '@contract/desk/alerts';
import { cleanEmail, isEmail } from '@contract/emailAddress';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { useWrite } from '@/desk/deskApi';
import { EditorFooter } from '@/desk/ui/EditorFooter';
import { KEEP_EDITS, SAVED } from '@/desk/ui/liveForm';
import { Panel } from '@/desk/ui/Panel';
import { Button } from '@/ui/Button';
import { CheckboxField } from '@/ui/CheckboxField';
import { Notice } from '@/ui/Notice';
import { TextAreaField } from '@/ui/TextAreaField';
import { TextField } from '@/ui/TextField';
import styles from './Devices.module.css';

interface Form extends Omit<AlertSettings, 'emails'> {
  /** One per line. */
  emails: string;
  webhook_secret: string;
}

interface Props {
  settings: AlertSettings;
  hasSecret: boolean;
  onDirty: (isDirty: boolean) => void;
}

const linesOf = (text: string) =>
  text
    .split(/[\s,;]+/)
    .map(cleanEmail)
    .filter(Boolean);

/** When devices raise alerts, and where the desk sends them. */
export function AlertSettingsForm({ settings, hasSecret, onDirty }: Props) {
  const { t } = useTranslation(['desk/devices', 'desk/frame']);
  const [write, { isBusy }] = useWrite(changeAlertSettings);
  const [result, setResult] = useState<{ tone: 'good' | 'bad'; text: string } | null>(null);
  const { register, handleSubmit, formState, reset } = useForm<Form>({
    values: { ...settings, emails: settings.emails.join('\n'), webhook_secret: '' },
    resetOptions: KEEP_EDITS,
  });
  const { errors, isDirty } = formState;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const submit = async (form: Form) => {
    const { emails, ...values } = form;
    const { error } = await write({ body: { ...values, emails: linesOf(emails) } });
    if (error) return setResult({ tone: 'bad', text: messageOf(error, t('desk/frame:failed')) });
    reset({ ...form, webhook_secret: '' }, SAVED);
    setResult({ tone: 'good', text: t('saved') });
  };
  return (
    <Panel>
      <h2>{t('alertSettings')}</h2>
      <form className={styles.form} onSubmit={handleSubmit(submit)} noValidate>
        <TextAreaField
          label={t('emails')}
          hint={t('emailsHint')}
          rows={3}
          error={errors.emails && t('emailsWrong')}
          {...register('emails', {
            validate: (text) => linesOf(text).every(isEmail) && linesOf(text).length <= 10,
          })}
        />
        <TextField
          label={t('webhook')}
          optionalText={t('optional')}
          hint={t('webhookHint')}
          type="url"
          maxLength={1000}
          error={errors.webhook_url && t('webhookWrong')}
          {...register('webhook_url', {
            pattern: /^$|^https:\/\/|^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/|$)/,
          })}
        />
        <TextField
          label={t('webhookSecret')}
          hint={t(hasSecret ? 'webhookSecretKept' : 'webhookSecretHint')}
          type="password"
          autoComplete="new-password"
          maxLength={200}
          error={errors.webhook_secret && t('webhookSecretWrong')}
          {...register('webhook_secret', { pattern: /^$|^.{16,}$/ })}
        />
        <TextField
          label={t('offlineMinutes')}
          type="number"
          min={2}
          max={1440}
          error={errors.offline_minutes && t('offlineMinutesWrong')}
          {...register('offline_minutes', { valueAsNumber: true, required: true, min: 2, max: 1440 })}
        />
        <TextField
          label={t('diskLimit')}
          type="number"
          min={0}
          max={1_000_000}
          error={errors.disk_limit_mb && t('diskLimitWrong')}
          {...register('disk_limit_mb', { valueAsNumber: true, required: true, min: 0, max: 1_000_000 })}
        />
        <TextField
          label={t('wantedVersion')}
          optionalText={t('optional')}
          hint={t('wantedVersionHint')}
          error={errors.wanted_version && t('wantedVersionWrong')}
          {...register('wanted_version', { pattern: /^$|^\d{1,6}(\.\d{1,6}){0,3}$/ })}
        />
        <CheckboxField label={t('notifiesEnd')} {...register('notifies_end')} />
        <EditorFooter notice={result && <Notice tone={result.tone}>{result.text}</Notice>}>
          <Button type="submit" isBusy={isBusy}>
            {t('desk/frame:save')}
          </Button>
        </EditorFooter>
      </form>
    </Panel>
  );
}
