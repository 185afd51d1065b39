import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useListAddressesQuery } from '@/api/addressBookApi';
import { useGetSessionQuery } from '@/api/sessionApi';
import { useConfig } from '@/config/configSlice';
import { AddressFields } from '@/features/address/AddressFields';
import { addressLine } from '@/features/address/AddressText';
import { type AddressForm, toForm } from '@/features/address/addressForm';
import { Notice } from '@/ui/Notice';
import { SelectField } from '@/ui/SelectField';
import styles from './Step.module.css';

interface Props {
  prefix: 'billing' | 'shipping';
  legend: string;
  /** Validation errors of the server for the saved address. */
  errors: readonly string[];
}

/** Form group for an address of the checkout; a customer can fill it from the address book. */
export function AddressGroup({ prefix, legend, errors }: Props) {
  const { t } = useTranslation('checkout');
  const { country } = useConfig();
  const { setValue } = useFormContext<Record<typeof prefix, AddressForm>>();
  const { data: session } = useGetSessionQuery();
  const customerId = session?.isloggedin ? session.customer_id : null;
  const { data: book = [] } = useListAddressesQuery(customerId ?? '', { skip: !customerId });
  const fillFrom = (id: string) => {
    const address = book.find(({ entity_id }) => entity_id === id);
    if (address) setValue(prefix, toForm(address, country), { shouldValidate: true });
  };
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {customerId && book.length > 0 && (
        <SelectField
          label={t('fillFromAddressBook')}
          placeholder={t('chooseAddress')}
          defaultValue=""
          onChange={(event) => fillFrom(event.target.value)}
          choices={book.map((address) => ({ value: address.entity_id, label: addressLine(address) }))}
        />
      )}
      <AddressFields prefix={prefix} />
      {[...new Set(errors)].map((message) => (
        <Notice key={message} tone="bad">
          {message}
        </Notice>
      ))}
    </fieldset>
  );
}
