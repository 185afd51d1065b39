import { sendMessage } from '@contract/desk/messages';
import type { Target, TargetChoices } from '@contract/desk/targets';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { useWrite } from '@/desk/deskApi';
import { useDeskSession } from '@/desk/session';
import { DateTimeField } from '@/desk/ui/DateTimeField';
import { DialogFooter } from '@/desk/ui/DialogFooter';
import { EditDialog } from '@/desk/ui/EditDialog';
import { screensOfTargets, TargetPicker } from '@/desk/ui/TargetPicker';
import { INCOMPLETE } from '@/desk/ui/timeInput';
import { fromLocalTime } from '@/desk/ui/zonedTime';
import { Button } from '@/ui/Button';
import { CheckboxField } from '@/ui/CheckboxField';
import { Notice } from '@/ui/Notice';
import { TextAreaField } from '@/ui/TextAreaField';
import styles from './WriteMessage.module.css';

interface Form {
  en: string;
  fr: string;
  isEmergency: boolean;
}

const EVERY_SCREEN: Target[] = [{ kind: 'all', value: '' }];

/** Writes a message. An emergency covers the screens, so a second, explicit button confirms it. */
export function WriteMessage({ choices, onClose }: { choices: TargetChoices; onClose: () => void }) {
  const { t } = useTranslation(['desk/messages', 'desk/frame', 'desk/screens']);
  const id = useId();
  const { tenant } = useDeskSession();
  const [send, { isBusy }] = useWrite(sendMessage);
  const [targets, setTargets] = useState<Target[]>(EVERY_SCREEN);
  const [failure, setFailure] = useState('');
  const [startsAt, setStartsAt] = useState('');
  const [endsAt, setEndsAt] = useState('');
  const [confirmed, setConfirmed] = useState<Form | null>(null);
  const { register, handleSubmit, watch, formState } = useForm<Form>({
    defaultValues: { en: '', fr: '', isEmergency: false },
  });
  const isEmergency = watch('isEmergency');
  const screens = screensOfTargets(choices, targets);
  const planned = startsAt ? 'Planned' : '';
  const deliver = async ({ en, fr, isEmergency: is_emergency }: Form) => {
    const momentOf = (local: string) => (local ? fromLocalTime(local, tenant.time_zone) : null);
    const times = { starts_at: momentOf(startsAt), ends_at: momentOf(endsAt) };
    const { error } = await send({ body: { text: { en, fr }, is_emergency, targets, ...times } });
    if (!error) return onClose();
    setConfirmed(null);
    setFailure(messageOf(error, t('desk/frame:failed')));
  };
  const submit = async (form: Form) => {
    if (!form.en.trim() && !form.fr.trim()) return setFailure(t('textMissing'));
    if (screens.length === 0) return setFailure(t('desk/screens:missing'));
    if ([startsAt, endsAt].includes(INCOMPLETE)) return setFailure(t('desk/frame:incompleteDate'));
    if (startsAt && endsAt && endsAt <= startsAt) return setFailure(t('desk/frame:untilBeforeFrom'));
    setFailure('');
    if (form.isEmergency) setConfirmed(form);
    else await deliver(form);
  };
  return (
    <EditDialog
      isDirty={formState.isDirty || targets !== EVERY_SCREEN || startsAt !== '' || endsAt !== ''}
      isOpen
      onClose={onClose}
      title={t('write')}
      closeLabel={t('desk/frame:close')}
      footer={
        confirmed ? (
          <DialogFooter>
            <Button variant="secondary" onClick={() => setConfirmed(null)}>
              {t('desk/frame:cancel')}
            </Button>
            <Button variant="danger" isBusy={isBusy} onClick={() => void deliver(confirmed)}>
              {t('confirmEmergency', { count: screens.length })}
            </Button>
          </DialogFooter>
        ) : (
          <DialogFooter>
            <Button type="submit" form={id} variant={isEmergency ? 'danger' : 'primary'} isBusy={isBusy}>
              {t(isEmergency ? `send${planned}Emergency` : `send${planned}`)}
            </Button>
          </DialogFooter>
        )
      }
    >
      <form id={id} className={styles.form} onSubmit={handleSubmit(submit)} noValidate>
        {failure && <Notice tone="bad">{failure}</Notice>}
        {confirmed && (
          <Notice tone="warn">
            {t(startsAt ? 'plannedWarning' : 'emergencyWarning', {
              count: screens.length,
              time: startsAt.replace('T', ' '),
            })}
          </Notice>
        )}
        {/* Disabled during the confirmation. */}
        <fieldset className={styles.fields} disabled={confirmed !== null}>
          <TextAreaField label={t('textEn')} rows={3} maxLength={500} {...register('en')} />
          <TextAreaField label={t('textFr')} rows={3} maxLength={500} {...register('fr')} />
          <CheckboxField label={t('asEmergency')} {...register('isEmergency')} />
          <DateTimeField
            label={t('startsAt')}
            hint={t('startsAtHint', { zone: tenant.time_zone })}
            type="datetime-local"
            value={startsAt}
            onChange={setStartsAt}
          />
          <DateTimeField
            label={t('endsAt')}
            hint={t('endsAtHint')}
            type="datetime-local"
            value={endsAt}
            onChange={setEndsAt}
          />
          <fieldset className={styles.targets}>
            <legend>{t('desk/screens:for')}</legend>
            <TargetPicker choices={choices} value={targets} onChange={setTargets} />
          </fieldset>
        </fieldset>
      </form>
    </EditDialog>
  );
}
