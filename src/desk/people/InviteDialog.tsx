import { type Role, roles } from '@contract/desk/deskCall';
import { inviteStaff } from '@contract/desk/staff';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '@/config/useTranslation';
import { useWrite } from '@/desk/deskApi';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Notice } from '@/ui/Notice';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import styles from './SignIn.module.css';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  onInvited: (link: { email: string; link: string }) => void;
}

interface Form {
  email: string;
  role: Role;
}

/** Invites a person by email address and role. */
export function InviteDialog({ isOpen, onClose, onInvited }: Props) {
  const { t } = useTranslation('people');
  const id = useId();
  const [invite, { isBusy }] = useWrite(inviteStaff);
  const [failure, setFailure] = useState('');
  const { register, handleSubmit, formState, reset } = useForm<Form>({ defaultValues: { role: 'viewer' } });
  const submit = async (body: Form) => {
    const result = await invite({ body });
    if (result.error) return setFailure(result.error.message || t('frame:failed'));
    setFailure('');
    reset();
    onInvited(result.data);
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('invite')}
      closeLabel={t('frame:close')}
      footer={
        <Button type="submit" form={id} isBusy={isBusy}>
          {t('invite')}
        </Button>
      }
    >
      <form id={id} className={styles.form} onSubmit={handleSubmit(submit)} noValidate>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <TextField
          label={t('email')}
          type="email"
          error={formState.errors.email && t('emailMissing')}
          {...register('email', { required: true, pattern: /^\S+@\S+\.\S+$/ })}
        />
        <SelectField
          label={t('role')}
          hint={t('roleHint')}
          {...register('role')}
          choices={roles.map((role) => ({ value: role, label: t(`frame:roles.${role}`) }))}
        />
      </form>
    </Dialog>
  );
}
