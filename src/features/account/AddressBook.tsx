import type { CustomerAddress } from '@contract/address';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListAddressesQuery } from '@/api/addressBookApi';
import { messageOf } from '@/api/apiError';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Notice } from '@/ui/Notice';
import { Skeleton } from '@/ui/Skeleton';
import styles from './AddressBook.module.css';
import { AddressCard } from './AddressCard';
import { AddressEditor } from './AddressEditor';

/** Lists a customer's addresses; each can be added, edited, made the default or removed. */
export function AddressBook({ customerId }: { customerId: string }) {
  const { t } = useTranslation('account');
  const { data: book, error, refetch } = useListAddressesQuery(customerId);
  const [edited, setEdited] = useState<CustomerAddress | 'new' | null>(null);
  const close = () => setEdited(null);

  if (error && !book) {
    const retry = (
      <Button size="sm" variant="secondary" onClick={refetch}>
        {t('retry')}
      </Button>
    );
    return <Notice tone="bad" title={messageOf(error, t('addressesFailed'))} action={retry} />;
  }
  if (!book) return <Skeleton height="8rem" />;
  return (
    <>
      {book.length === 0 && <p>{t('noAddresses')}</p>}
      <ul className={styles.addresses}>
        {book.map((address) => (
          <AddressCard key={address.entity_id} address={address} onEdit={() => setEdited(address)} />
        ))}
      </ul>
      <Button variant="secondary" icon="plus" className={styles.add} onClick={() => setEdited('new')}>
        {t('addAddress')}
      </Button>
      <Dialog
        isOpen={edited !== null}
        onClose={close}
        title={edited === 'new' ? t('addAddress') : t('editAddress')}
        closeLabel={t('cancel')}
      >
        {edited !== null && (
          <AddressEditor
            customerId={customerId}
            address={edited === 'new' ? null : edited}
            isFirst={book.length === 0}
            onDone={close}
          />
        )}
      </Dialog>
    </>
  );
}
