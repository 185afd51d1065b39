import { address as addressShape } from '@contract/address';
import type { ProductPage } from '@contract/product';
import { MOST_SWATCHES } from '@contract/productEndpoints';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { messagesOf } from '@/api/apiError';
import { useGetSessionQuery } from '@/api/sessionApi';
import { useConfig } from '@/config/configSlice';
import { EmailSent } from '@/config/EmailSent';
import { AddressFields } from '@/features/address/AddressFields';
import { type AddressForm, postcodeQuestion, toAddress, toForm } from '@/features/address/addressForm';
import { emailRules } from '@/features/address/emailRules';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Notice } from '@/ui/Notice';
import { TextField } from '@/ui/TextField';
import styles from './SwatchDialog.module.css';
import { SwatchPicker } from './SwatchPicker';
import { useOrderSwatchesMutation } from './swatchesApi';
import { swatchesOf } from './swatchesOf';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  product: ProductPage;
}

export function SwatchDialog({ isOpen, onClose, product }: Props) {
  const { t } = useTranslation('swatches');
  const [isSent, setSent] = useState(false);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('title')} closeLabel={t('close')}>
      {isSent ? (
        <Notice tone="good">
          <EmailSent>{t('sent')}</EmailSent>
        </Notice>
      ) : (
        <SwatchForm product={product} onSent={() => setSent(true)} />
      )}
    </Dialog>
  );
}

interface Form {
  email: string;
  entry: AddressForm;
}

const EMPTY_ADDRESS = z.parse(addressShape, { country_id: '' });

function SwatchForm({ product, onSent }: { product: ProductPage; onSent: () => void }) {
  const { t } = useTranslation('swatches');
  const { country } = useConfig();
  const { data: session } = useGetSessionQuery();
  const [order, { isLoading, error }] = useOrderSwatchesMutation();
  const [options, setOptions] = useState<string[]>([]);
  const form = useForm<Form>({
    values: {
      email: session?.email ?? '',
      entry: {
        ...toForm(EMPTY_ADDRESS, country),
        firstname: session?.firstname ?? '',
        lastname: session?.lastname ?? '',
      },
    },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isSubmitted } = form.formState;
  const isEmpty = options.length === 0;
  const send = form.handleSubmit(async ({ email, entry }) => {
    if (isEmpty) return;
    const result = await order({
      id: product.entity_id,
      body: { options, email, address: toAddress(entry) },
    });
    if (!result.error) return onSent();
    const question = postcodeQuestion(result.error);
    form.setValue('entry.postcode_question', question);
    if (question) form.setFocus('entry.postcode');
  });
  return (
    <FormProvider {...form}>
      <form className={styles.form} onSubmit={send} noValidate>
        <SwatchPicker
          swatches={swatchesOf(product)}
          most={Math.min(product.free_swatches, MOST_SWATCHES)}
          selectedIds={options}
          onChange={setOptions}
          error={isSubmitted && isEmpty ? t('chooseOne') : undefined}
        />
        <TextField
          type="email"
          label={t('email')}
          autoComplete="email"
          error={errors.email?.message}
          {...form.register('email', emailRules(t('required'), t('emailInvalid')))}
        />
        <AddressFields prefix="entry" />
        {error &&
          !postcodeQuestion(error) &&
          messagesOf(error, t('failed')).map((message) => (
            <Notice key={message} tone="bad">
              {message}
            </Notice>
          ))}
        <Button type="submit" size="lg" isBusy={isLoading}>
          {t('order')}
        </Button>
      </form>
    </FormProvider>
  );
}
