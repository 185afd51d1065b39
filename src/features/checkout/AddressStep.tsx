import type { Cart } from '@contract/cart';
import { FormProvider, useForm } from 'react-hook-form';
import { messageOf } from '@/api/apiError';
import {
  useChangeCartMutation,
  useSaveBillingAddressMutation,
  useSaveShippingAddressMutation,
} from '@/api/cart/cartApi';
import { useConfig } from '@/config/configSlice';
import { useTranslation } from '@/config/useTranslation';
import { type AddressForm, toAddress, toForm } from '@/features/address/addressForm';
import { Button } from '@/ui/Button';
import { CheckboxField } from '@/ui/CheckboxField';
import { Notice } from '@/ui/Notice';
import { TextField } from '@/ui/TextField';
import { AddressGroup } from './AddressGroup';
import { isSameText } from './readiness';
import styles from './Step.module.css';

interface Form {
  email: string;
  billing: AddressForm;
  shipping: AddressForm;
  isSame: boolean;
}

interface Props {
  cart: Cart;
  onDone: () => void;
}

/** Checkout step: email, billing and shipping address. */
export function AddressStep({ cart, onDone }: Props) {
  const { t } = useTranslation('checkout');
  const { country } = useConfig();
  const [saveBilling] = useSaveBillingAddressMutation();
  const [saveShipping] = useSaveShippingAddressMutation();
  const [changeCart] = useChangeCartMutation();
  const isNew = cart.shipping_address.firstname === '';
  const form = useForm<Form>({
    // Validating on blur would insert a message and move the submit button away from the pointer.
    mode: 'onSubmit',
    defaultValues: {
      email: cart.info.email || cart.billing_address.email,
      billing: toForm(cart.billing_address, country),
      shipping: toForm(cart.shipping_address, country),
      isSame: isNew || cart.shipping_address.same_as_billing,
    },
  });
  const isSame = form.watch('isSame');
  const { errors, isSubmitting } = form.formState;

  const save = async ({ email, billing, shipping }: Form) => {
    const shippingAddress = isSame
      ? { same_as_billing: true }
      : { ...toAddress(shipping), same_as_billing: false };
    const writes = [
      () => changeCart({ email }),
      () => saveBilling({ ...toAddress(billing), email }),
      () => saveShipping(shippingAddress),
    ];
    for (const write of writes) {
      const { error } = await write();
      if (error) return form.setError('root', { message: messageOf(error, t('addressFailed')) });
    }
    onDone();
  };
  /** Equal addresses must be declared as same_as_billing (docs/spec/12 §2). */
  const isDeclared = (isTicked: boolean, { billing, shipping }: Form) =>
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
          {...form.register('email', {
            required: t('required'),
            pattern: { value: /^\S+@\S+\.\S+$/, message: t('emailInvalid') },
          })}
        />
        <AddressGroup
          prefix="billing"
          legend={t('billingAddress')}
          errors={cart.billing_address.validation_errors}
        />
        <CheckboxField
          label={t('sameAsBilling')}
          error={errors.isSame?.message}
          {...form.register('isSame', { validate: isDeclared })}
        />
        {!isSame && (
          <AddressGroup
            prefix="shipping"
            legend={t('shippingAddress')}
            errors={cart.shipping_address.validation_errors}
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
