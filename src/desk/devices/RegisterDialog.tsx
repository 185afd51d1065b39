import { findScreen, registerScreen } from '@contract/desk/devices';
import type { ResponseOf } from '@contract/endpoint';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { messageOf } from '@/api/apiError';
import { useRead, useWrite } from '@/desk/deskApi';
import { DialogFooter } from '@/desk/ui/DialogFooter';
import { EditDialog } from '@/desk/ui/EditDialog';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Notice } from '@/ui/Notice';
import { TextField } from '@/ui/TextField';
import styles from './Devices.module.css';
import { NewDeviceFields, type NewDeviceForm } from './NewDeviceFields';
import type { DeviceList } from './useDeviceColumns';

interface Props {
  isOpen: boolean;
  data: DeviceList;
  /** name: of the registered device; '' if none was registered */
  onClose: (name: string) => void;
}

type Screen = ResponseOf<typeof findScreen>;

/** Registers a screen by its code: first the code, typed or scanned, then the properties of the device. */
export function RegisterDialog({ isOpen, data, onClose }: Props) {
  const { t } = useTranslation(['desk/devices', 'desk/frame']);
  const [search] = useSearchParams();
  const [code, setCode] = useState(search.get('code') ?? '');
  const {
    currentData: screen,
    error,
    isFetching,
    refetch,
  } = useRead(findScreen, { params: { code } }, { skip: !isOpen || code === '' });
  const close = (name: string) => {
    setCode('');
    onClose(name);
  };
  const props = { isOpen, onClose: () => close(''), title: t('register'), closeLabel: t('desk/frame:close') };
  // A screen that was found stays when a later read fails, so that the form keeps its input; registering reports an expired code.
  if (code !== '' && screen)
    return <ScreenForm {...props} code={code} screen={screen} data={data} onRegistered={close} />;
  return (
    <CodeForm
      {...props}
      code={code}
      isBusy={isFetching}
      failure={error && !isFetching ? messageOf(error, t('desk/frame:failed')) : ''}
      // The same code again: the screen shows it now, or the server can be reached again.
      onCode={(typed) => (typed === code ? refetch() : setCode(typed))}
    />
  );
}

interface DialogParts {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
}

interface CodeFormProps extends DialogParts {
  code: string;
  isBusy: boolean;
  failure: string;
  onCode: (code: string) => unknown;
}

function CodeForm({ code, isBusy, failure, onCode, ...dialog }: CodeFormProps) {
  const { t } = useTranslation('desk/devices');
  const formId = useId();
  const { register, handleSubmit, formState } = useForm({ values: { code } });
  return (
    <Dialog
      {...dialog}
      footer={
        <DialogFooter>
          <Button type="submit" form={formId} isBusy={isBusy}>
            {t('continue')}
          </Button>
        </DialogFooter>
      }
    >
      <form
        id={formId}
        className={styles.form}
        onSubmit={handleSubmit((form) => onCode(form.code.trim().toUpperCase()))}
        noValidate
      >
        {failure && <Notice tone="bad">{failure}</Notice>}
        <p>{t('registerText')}</p>
        <TextField
          label={t('code')}
          hint={t('codeHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={12}
          error={formState.errors.code && t('codeMissing')}
          {...register('code', { required: true, minLength: 8 })}
        />
      </form>
    </Dialog>
  );
}

interface ScreenFormProps extends DialogParts {
  code: string;
  screen: Screen;
  data: DeviceList;
  onRegistered: (name: string) => void;
}

function ScreenForm({ code, screen, data, onRegistered, ...dialog }: ScreenFormProps) {
  const { t } = useTranslation(['desk/devices', 'desk/frame']);
  const formId = useId();
  const [write, { isBusy }] = useWrite(registerScreen);
  const [failure, setFailure] = useState('');
  const form = useForm<NewDeviceForm>({
    defaultValues: {
      replaces: '',
      name: '',
      type: 'kiosk',
      orientation: screen.orientation,
      store_id: data.locations.length === 1 ? (data.locations[0]?.id ?? '') : '',
      group: '',
    },
  });
  const submit = async ({ replaces, ...device }: NewDeviceForm) => {
    const result = await write({ params: { code }, body: replaces === '' ? device : { replaces } });
    if (result.error) setFailure(messageOf(result.error, t('desk/frame:failed')));
    else onRegistered(result.data.name);
  };
  return (
    <EditDialog
      isDirty={form.formState.isDirty}
      {...dialog}
      footer={
        <DialogFooter>
          <Button type="submit" form={formId} isBusy={isBusy}>
            {t('registerScreen')}
          </Button>
        </DialogFooter>
      }
    >
      <form id={formId} className={styles.form} onSubmit={form.handleSubmit(submit)} noValidate>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <Notice tone="good">
          {t('screenFound', {
            orientation: t(`orientations.${screen.orientation}`),
            version: screen.version || '–',
          })}
        </Notice>
        <NewDeviceFields form={form} data={data} />
      </form>
    </EditDialog>
  );
}
