import { changeMember } from '@contract/desk/alerts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '@/config/useTranslation';
import { useWrite } from '@/desk/deskApi';
import { Panel } from '@/desk/ui/Panel';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { TextField } from '@/ui/TextField';
import styles from './Devices.module.css';

/** Member code and passcode: the other way to register a screen, and what opens its staff menu. */
export function MemberForm({ memberCode, hasPasscode }: { memberCode: string; hasPasscode: boolean }) {
  const { t } = useTranslation('devices');
  const [write, { isBusy }] = useWrite(changeMember);
  const [result, setResult] = useState<{ tone: 'good' | 'bad'; text: string } | null>(null);
  const { register, handleSubmit, formState, resetField } = useForm({
    values: { member_code: memberCode, passcode: '' },
    resetOptions: { keepDirtyValues: true },
  });
  const submit = async (form: { member_code: string; passcode: string }) => {
    const body = { ...form, member_code: form.member_code.trim().toUpperCase() };
    const { error } = await write({ body });
    if (error) return setResult({ tone: 'bad', text: error.message || t('frame:failed') });
    resetField('passcode');
    setResult({ tone: 'good', text: t('saved') });
  };
  return (
    <Panel>
      <h2>{t('member')}</h2>
      <p>{t('memberText')}</p>
      {!hasPasscode && <Notice tone="warn">{t('noPasscode')}</Notice>}
      <form className={styles.form} onSubmit={handleSubmit(submit)} noValidate>
        {result && <Notice tone={result.tone}>{result.text}</Notice>}
        <TextField
          label={t('memberCode')}
          hint={t('memberCodeHint')}
          autoComplete="off"
          maxLength={12}
          error={formState.errors.member_code && t('memberCodeWrong')}
          {...register('member_code', { required: true, pattern: /^\s*[A-Za-z\d][A-Za-z\d-]{3,11}\s*$/ })}
        />
        <TextField
          label={t('passcode')}
          hint={t(hasPasscode ? 'passcodeKept' : 'passcodeHint')}
          type="password"
          inputMode="numeric"
          autoComplete="new-password"
          maxLength={12}
          error={formState.errors.passcode && t('passcodeWrong')}
          {...register('passcode', { pattern: /^$|^\d{4,12}$/ })}
        />
        <div>
          <Button type="submit" isBusy={isBusy}>
            {t('frame:save')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
