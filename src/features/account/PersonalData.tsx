import { deleteAccount, exportData } from '@contract/accountSecurity';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { useIsOffered } from '@/api/missingCalls';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { PasswordProof } from './PasswordProof';
import styles from './security.module.css';
import { useDeleteAccountMutation, useExportDataMutation } from './securityApi';

function download(json: string, name: string): void {
  const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // The browser has read the URL by the time the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url));
}

/** Downloads everything stored about the customer as one file. */
export function ExportData() {
  const { t } = useTranslation('account');
  const isOffered = useIsOffered(exportData);
  const [isOpen, setOpen] = useState(false);
  const [request, { isLoading, isSuccess, error }] = useExportDataMutation();
  if (!isOffered) return null;
  const submit = async (current_password: string) => {
    const { data } = await request({ current_password });
    if (data) download(data.data, `account-${data.exported_at.slice(0, 10)}.json`);
    return data !== undefined;
  };
  return (
    <section aria-labelledby="account-export">
      <h3 id="account-export">{t('exportTitle')}</h3>
      <p className={styles.text}>{t('exportText')}</p>
      {isOpen ? (
        <PasswordProof
          submitLabel={t('exportSubmit')}
          isBusy={isLoading}
          error={error ? messageOf(error, t('exportFailed')) : null}
          onSubmit={submit}
        >
          {isSuccess && <Notice tone="good">{t('exportDone')}</Notice>}
        </PasswordProof>
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t('exportOpen')}
        </Button>
      )}
    </section>
  );
}

/** Deletes the account, after entering the password and an explanation of what is retained. */
export function DeleteAccount() {
  const { t } = useTranslation('account');
  const isOffered = useIsOffered(deleteAccount);
  const [isOpen, setOpen] = useState(false);
  const [request, { isLoading, error }] = useDeleteAccountMutation();
  if (!isOffered) return null;
  const submit = async (current_password: string) => {
    const result = await request({ current_password });
    return !result.error;
  };
  return (
    <section aria-labelledby="account-delete">
      <h3 id="account-delete">{t('deleteTitle')}</h3>
      <p className={styles.text}>{t('deleteText')}</p>
      {isOpen ? (
        <PasswordProof
          submitLabel={t('deleteSubmit')}
          variant="danger"
          isBusy={isLoading}
          error={error ? messageOf(error, t('deleteFailed')) : null}
          onSubmit={submit}
        >
          <Notice tone="warn">{t('deleteWarning')}</Notice>
        </PasswordProof>
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t('deleteOpen')}
        </Button>
      )}
    </section>
  );
}
