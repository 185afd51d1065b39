import { type Role, roles } from '@contract/desk/deskCall';
import { inviteStaff } from '@contract/desk/staff';
import { cleanEmail, isEmail } from '@contract/emailAddress';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { useWrite } from '@/desk/deskApi';
import { DialogFooter } from '@/desk/ui/DialogFooter';
import { EditDialog } from '@/desk/ui/EditDialog';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import styles from './SignIn.module.css';

interface Props {
  onClose: () => void;
  onInvited: (link: { email: string; link: string }) => void;
}

interface Form {
  email: string;
  role: Role;
}

/** Invites a person by email address and role. */
export function InviteDialog({ onClose, onInvited }: Props) {
  const { t } = useTranslation(['desk/people', 'desk/frame']);
  const id = useId();
  const [invite, { isBusy }] = useWrite(inviteStaff);
  const [failure, setFailure] = useState('');
  const { register, handleSubmit, formState } = useForm<Form>({ defaultValues: { role: 'viewer' } });
  const submit = async (body: Form) => {
    const result = await invite({ body });
    if (result.error) return setFailure(messageOf(result.error, t('desk/frame:failed')));
    onInvited(result.data);
    onClose();
  };
  return (
    <EditDialog
      isDirty={formState.isDirty}
      isOpen
      onClose={onClose}
      title={t('invite')}
      closeLabel={t('desk/frame:close')}
      footer={
        <DialogFooter>
          <Button type="submit" form={id} isBusy={isBusy}>
            {t('invite')}
          </Button>
        </DialogFooter>
      }
    >
      <form id={id} className={styles.form} onSubmit={handleSubmit(submit)} noValidate>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <TextField
          label={t('email')}
          type="email"
          error={formState.errors.email && t('emailMissing')}
          {...register('email', { setValueAs: cleanEmail, validate: isEmail })}
        />
        <SelectField
          label={t('role')}
          hint={t('roleHint')}
          {...register('role')}
          choices={roles.map((role) => ({ value: role, label: t(`desk/frame:roles.${role}`) }))}
        />
      </form>
    </EditDialog>
  );
}
