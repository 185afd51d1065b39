import type { Cart } from '@contract/cart';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { messagesOf } from '@/api/apiError';
import {
  useChangeCartMutation,
  useSaveBillingAddressMutation,
  useSaveShippingAddressMutation,
} from '@/api/cart/cartApi';
import { useConfig } from '@/config/configSlice';
import { postcodeQuestion, toAddress, toForm } from '@/features/address/addressForm';
import { emailRules } from '@/features/address/emailRules';
import { Button } from '@/ui/Button';
import { CheckboxField } from '@/ui/CheckboxField';
import { Notice } from '@/ui/Notice';
import { TextField } from '@/ui/TextField';
import { AddressGroup } from './AddressGroup';
import { type AddressStepForm, forgetAddressDraft, keepAddressDraft, readAddressDraft } from './addressDraft';
import { isSameText } from './readiness';
import styles from './Step.module.css';

/**
 * The initial addresses of the form. A shipping address without a name comes from an estimate, so the billing address of a customer is
 * used.
 */
function initialAddresses({ shipping_address: shipping, billing_address: billing }: Cart) {
  const isSame = shipping.same_as_billing || shipping.firstname === '' || billing.firstname === '';
  const isBillingKnown = billing.firstname !== '';
  const usesBilling = isBillingKnown && (shipping.same_as_billing || shipping.firstname === '');
  return { isSame, shipping: usesBilling ? billing : shipping, billing };
}

interface Props {
  cart: Cart;
  onDone: () => void;
}

/**
 * Checkout step: email and shipping address, and a billing address if it differs. The calls only support the reverse: the billing address,
 * and a shipping address that may be the same (docs/spec/12 §5).
 */
export function AddressStep({ cart, onDone }: Props) {
  const { t } = useTranslation('checkout');
  const { country } = useConfig();
  const [saveBilling] = useSaveBillingAddressMutation();
  const [saveShipping] = useSaveShippingAddressMutation();
  const [changeCart] = useChangeCartMutation();
  const initial = initialAddresses(cart);
  const form = useForm<AddressStepForm>({
    // Validation on blur would insert a message and move the submit button away from the pointer.
    mode: 'onSubmit',
    defaultValues: {
      email: cart.info.email,
      shipping: toForm(initial.shipping, country),
      billing: toForm(initial.billing, country),
      isSame: initial.isSame,
      ...readAddressDraft(),
    },
  });
  const { subscribe } = form;
  useEffect(() => {
    let isTyped = readAddressDraft() !== null;
    return subscribe({
      formState: { values: true },
      callback: ({ type, values }) => {
        isTyped ||= type === 'change';
        if (isTyped) keepAddressDraft(values);
      },
    });
  }, [subscribe]);
  const isSame = form.watch('isSame');
  const { errors, isSubmitting } = form.formState;

  const save = async ({ email, billing, shipping }: AddressStepForm) => {
    const shippingAddress = isSame
      ? { same_as_billing: true }
      : { ...toAddress(shipping), same_as_billing: false };
    const writes = [
      { write: () => changeCart({ email }), group: 'shipping' },
      {
        write: () => saveBilling({ ...toAddress(isSame ? shipping : billing), email }),
        group: isSame ? 'shipping' : 'billing',
      },
      { write: () => saveShipping(shippingAddress), group: 'shipping' },
    ] as const;
    for (const { write, group } of writes) {
      const { error } = await write();
      const question = postcodeQuestion(error);
      if (question) {
        form.setValue(`${group}.postcode_question`, question);
        return form.setFocus(`${group}.postcode`);
      }
      if (error) return form.setError('root', { message: messagesOf(error, t('addressFailed')).join(' ') });
    }
    forgetAddressDraft();
    onDone();
  };
  /** Equal addresses must be declared as same_as_billing (docs/spec/12 §2). */
  const isDeclared = (isTicked: boolean, { billing, shipping }: AddressStepForm) =>
    isTicked || !isSameText(toAddress(billing), toAddress(shipping)) || t('blocked.sameAddress');

  return (
    <FormProvider {...form}>
      <form className={styles.step} onSubmit={form.handleSubmit(save)} noValidate>
        <TextField
          type="email"
          label={t('email')}
          hint={t('emailHint')}
          autoComplete="email"
          error={errors.email?.message}
          {...form.register('email', emailRules(t('required'), t('emailInvalid')))}
        />
        <AddressGroup
          prefix="shipping"
          legend={t('shippingAddress')}
          errors={(isSame ? cart.billing_address : cart.shipping_address).validation_errors}
        />
        <CheckboxField
          label={t('billingIsShipping')}
          error={errors.isSame?.message}
          {...form.register('isSame', { validate: isDeclared })}
        />
        {!isSame && (
          <AddressGroup
            prefix="billing"
            legend={t('billingAddress')}
            errors={cart.billing_address.validation_errors}
          />
        )}
        {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
        <Button type="submit" size="lg" isBusy={isSubmitting} iconAfter="arrowRight">
          {t('continueToDelivery')}
        </Button>
      </form>
    </FormProvider>
  );
}
