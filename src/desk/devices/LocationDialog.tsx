import { changeLocation, type DeskLocation } from '@contract/desk/locations';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { useWrite } from '@/desk/deskApi';
import { useDeskSession } from '@/desk/session';
import { zoneText } from '@/desk/ui/zoneText';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Notice } from '@/ui/Notice';
import { SelectField } from '@/ui/SelectField';
import styles from './Devices.module.css';

/** The browser's time zones plus the chosen one, which an older browser may lack. */
const zonesWith = (chosen: string): string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), ...(chosen ? [chosen] : [])])].sort();

/** Changes the time zone of a location. */
export function LocationDialog({ location, onClose }: { location: DeskLocation; onClose: () => void }) {
  const { t } = useTranslation(['desk/devices', 'desk/frame']);
  const { tenant } = useDeskSession();
  const formId = useId();
  const [write, { isBusy }] = useWrite(changeLocation);
  const [failure, setFailure] = useState('');
  const { register, handleSubmit } = useForm({ defaultValues: { time_zone: location.time_zone } });
  const submit = async (body: { time_zone: string }) => {
    const { error } = await write({ params: { id: location.id }, body });
    setFailure(error ? messageOf(error, t('desk/frame:failed')) : '');
    if (!error) onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={location.name}
      closeLabel={t('desk/frame:close')}
      footer={
        <Button type="submit" form={formId} isBusy={isBusy}>
          {t('desk/frame:save')}
        </Button>
      }
    >
      <form id={formId} className={styles.form} onSubmit={handleSubmit(submit)} noValidate>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <SelectField
          label={t('timeZone')}
          hint={t('timeZoneHint')}
          placeholder={t('zoneOfTenant', { zone: zoneText(tenant.time_zone) })}
          choices={zonesWith(location.time_zone).map((zone) => ({ value: zone, label: zoneText(zone) }))}
          {...register('time_zone')}
        />
      </form>
    </Dialog>
  );
}
