import type { CustomerAddress } from '@contract/address';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeAddressMutation, useRemoveAddressMutation } from '@/api/addressBookApi';
import { messageOf } from '@/api/apiError';
import { AddressText, addressLine } from '@/features/address/AddressText';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { FieldError } from '@/ui/Field';
import styles from './AddressBook.module.css';

interface Props {
  address: CustomerAddress;
  onEdit: () => void;
}

/**
 * An address of the address book with its actions. Removal is confirmed in place. A change contains the whole address, because a backend may
 * replace the stored one by it.
 */
export function AddressCard({ address, onEdit }: Props) {
  const { t } = useTranslation('account');
  const [isConfirming, setConfirming] = useState(false);
  const [change, { error: changeError }] = useChangeAddressMutation();
  const [remove, { isLoading, error: removeError }] = useRemoveAddressMutation();
  const { entity_id: id, validation_errors: _, ...fields } = address;
  const { is_default_billing, is_default_shipping } = fields;
  const labelParams = { address: addressLine(address) };
  const errorMessage = removeError
    ? messageOf(removeError, t('addressRemoveFailed'))
    : changeError && messageOf(changeError, t('addressChangeFailed'));
  return (
    <li className={styles.card}>
      <p className={styles.badges}>
        {is_default_billing && <Badge tone="good">{t('defaultBilling')}</Badge>}
        {is_default_shipping && <Badge tone="good">{t('defaultShipping')}</Badge>}
      </p>
      <AddressText address={address} />
      <div className={styles.actions}>
        {isConfirming ? (
          <>
            <Button size="sm" variant="danger" isBusy={isLoading} onClick={() => remove(id)} autoFocus>
              {t('confirmRemove')}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => setConfirming(false)}>
              {t('cancelRemove')}
            </Button>
          </>
        ) : (
          <>
            <Button
              size="sm"
              variant="secondary"
              aria-label={t('editAddressLabel', labelParams)}
              onClick={onEdit}
            >
              {t('edit')}
            </Button>
            <Button
              size="sm"
              variant="quiet"
              aria-label={t('removeAddressLabel', labelParams)}
              onClick={() => setConfirming(true)}
            >
              {t('remove')}
            </Button>
          </>
        )}
      </div>
      {!is_default_billing && (
        <Button
          size="sm"
          variant="quiet"
          onClick={() => change({ id, body: { ...fields, is_default_billing: true } })}
        >
          {t('makeDefaultBilling')}
        </Button>
      )}
      {!is_default_shipping && (
        <Button
          size="sm"
          variant="quiet"
          onClick={() => change({ id, body: { ...fields, is_default_shipping: true } })}
        >
          {t('makeDefaultShipping')}
        </Button>
      )}
      <FieldError isAnnounced message={errorMessage} />
    </li>
  );
}
