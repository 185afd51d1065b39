import { address as addressShape, type CustomerAddress } from '@contract/address';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useAddAddressMutation, useChangeAddressMutation } from '@/api/addressBookApi';
import { messagesOf } from '@/api/apiError';
import { useConfig } from '@/config/configSlice';
import { AddressFields } from '@/features/address/AddressFields';
import { type AddressForm, postcodeQuestion, toAddress, toForm } from '@/features/address/addressForm';
import { Button } from '@/ui/Button';
import { CheckboxField } from '@/ui/CheckboxField';
import { Notice } from '@/ui/Notice';
import styles from './AddressBook.module.css';

interface Form {
  entry: AddressForm;
  is_default_billing: boolean;
  is_default_shipping: boolean;
}

interface Props {
  customerId: string;
  /** null creates a new address. */
  address: CustomerAddress | null;
  /** The first address of an address book is the default for billing and shipping. */
  isFirst: boolean;
  onDone: () => void;
}

const EMPTY_ADDRESS = z.parse(addressShape, { country_id: '' });

export function AddressEditor({ customerId, address, isFirst, onDone }: Props) {
  const { t } = useTranslation('account');
  const { country } = useConfig();
  const [add, addResult] = useAddAddressMutation();
  const [change, changeResult] = useChangeAddressMutation();
  const { isLoading, error } = address ? changeResult : addResult;
  const form = useForm<Form>({
    defaultValues: {
      entry: toForm(address ?? EMPTY_ADDRESS, country),
      is_default_billing: address?.is_default_billing ?? isFirst,
      is_default_shipping: address?.is_default_shipping ?? isFirst,
    },
  });
  const save = form.handleSubmit(async ({ entry, ...defaults }) => {
    const body = { ...toAddress(entry), ...defaults };
    const result = address ? await change({ id: address.entity_id, body }) : await add({ customerId, body });
    if (!result.error) return onDone();
    const question = postcodeQuestion(result.error);
    form.setValue('entry.postcode_question', question);
    if (question) form.setFocus('entry.postcode');
  });
  const fallback = address ? t('addressChangeFailed') : t('addressAddFailed');
  return (
    <FormProvider {...form}>
      <form className={styles.editor} onSubmit={save} noValidate>
        <AddressFields prefix="entry" />
        <CheckboxField label={t('useForBilling')} {...form.register('is_default_billing')} />
        <CheckboxField label={t('useForShipping')} {...form.register('is_default_shipping')} />
        {error &&
          !postcodeQuestion(error) &&
          messagesOf(error, fallback).map((message) => (
            <Notice key={message} tone="bad">
              {message}
            </Notice>
          ))}
        <Button type="submit" isBusy={isLoading}>
          {t('saveAddress')}
        </Button>
      </form>
    </FormProvider>
  );
}
