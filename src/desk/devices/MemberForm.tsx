import { changeMember } from '@contract/desk/alerts';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { useWrite } from '@/desk/deskApi';
import { EditorFooter } from '@/desk/ui/EditorFooter';
import { KEEP_EDITS, SAVED } from '@/desk/ui/liveForm';
import { Panel } from '@/desk/ui/Panel';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { TextField } from '@/ui/TextField';
import styles from './Devices.module.css';

interface Props {
  memberCode: string;
  hasPasscode: boolean;
  hasStaffPasscode: boolean;
  onDirty: (isDirty: boolean) => void;
}

interface Form {
  member_code: string;
  passcode: string;
  staff_passcode: string;
}

/** Member code and passcode, an alternative way to register a screen, and the passcode of its staff menu. */
export function MemberForm({ memberCode, hasPasscode, hasStaffPasscode, onDirty }: Props) {
  const { t } = useTranslation(['desk/devices', 'desk/frame']);
  const [write, { isBusy }] = useWrite(changeMember);
  const [result, setResult] = useState<{ tone: 'good' | 'bad'; text: string } | null>(null);
  const { register, handleSubmit, formState, reset } = useForm<Form>({
    values: { member_code: memberCode, passcode: '', staff_passcode: '' },
    resetOptions: KEEP_EDITS,
  });
  const { isDirty } = formState;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const submit = async (form: Form) => {
    const body = { ...form, member_code: form.member_code.trim().toUpperCase() };
    const { error } = await write({ body });
    if (error) return setResult({ tone: 'bad', text: messageOf(error, t('desk/frame:failed')) });
    reset({ member_code: body.member_code, passcode: '', staff_passcode: '' }, SAVED);
    setResult({ tone: 'good', text: t('saved') });
  };
  return (
    <Panel>
      <h2>{t('member')}</h2>
      <p>{t('memberText')}</p>
      {!hasStaffPasscode && <Notice tone="warn">{t('noStaffPasscode')}</Notice>}
      <form className={styles.form} onSubmit={handleSubmit(submit)} noValidate>
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
          {...register('passcode', { pattern: /^$|^\d{6,12}$/ })}
        />
        <TextField
          label={t('staffPasscode')}
          hint={t(hasStaffPasscode ? 'staffPasscodeKept' : 'passcodeHint')}
          type="password"
          inputMode="numeric"
          autoComplete="new-password"
          maxLength={12}
          error={formState.errors.staff_passcode && t('passcodeWrong')}
          {...register('staff_passcode', { pattern: /^$|^\d{6,12}$/ })}
        />
        <EditorFooter notice={result && <Notice tone={result.tone}>{result.text}</Notice>}>
          <Button type="submit" isBusy={isBusy}>
            {t('desk/frame:save')}
          </Button>
        </EditorFooter>
      </form>
    </Panel>
  );
}
