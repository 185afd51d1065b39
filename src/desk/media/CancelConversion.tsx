import { cancelConversion } from '@contract/desk/media';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { useWrite } from '@/desk/deskApi';
import { Button } from '@/ui/Button';
import styles from './Media.module.css';

/** Cancels the conversion of a clip: a new clip is removed; one that has a file keeps it. */
export function CancelConversion({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation(['desk/media', 'desk/frame']);
  const [cancel, { isBusy }] = useWrite(cancelConversion);
  const [failure, setFailure] = useState('');
  const submit = async () => {
    const { error } = await cancel({ params: { id } });
    setFailure(error ? messageOf(error, t('desk/frame:failed')) : '');
  };
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        isBusy={isBusy}
        aria-label={t('cancelConversionOf', { title })}
        onClick={() => void submit()}
      >
        {t('cancelConversion')}
      </Button>
      {failure && (
        <span role="alert" className={styles.error}>
          {failure}
        </span>
      )}
    </>
  );
}
