import { postForm } from '@contract/content';
import { personName } from '@contract/personName';
import { isTelephone, maskTelephone } from '@contract/telephone';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { useIsOffered } from '@/api/missingCalls';
import { useGetSessionQuery } from '@/api/sessionApi';
import { contactOf, useConfig } from '@/config/configSlice';
import { useCaptcha } from '@/config/useCaptcha';
import { emailRules } from '@/features/address/emailRules';
import { notBlank } from '@/features/address/notBlank';
import { maskField } from '@/lib/maskField';
import { Button } from '@/ui/Button';
import { Captcha } from '@/ui/Captcha';
import { CheckboxField } from '@/ui/CheckboxField';
import { Notice } from '@/ui/Notice';
import { TextAreaField } from '@/ui/TextAreaField';
import { TextField } from '@/ui/TextField';
import styles from './QuoteForm.module.css';
import { useRequestQuoteMutation } from './quoteApi';

interface Props {
  /** Name of the product of the previous page; may be empty. */
  product: string;
  /** Whether the cart contains items to attach. */
  hasCart: boolean;
  onSent: (reference: string) => void;
}

/** Quote request form: contact data and the cart, a product or a message. */
export function QuoteForm({ product, hasCart, onSent }: Props) {
  const { t } = useTranslation('quote');
  const { data: session } = useGetSessionQuery();
  const [request, { isLoading, error }] = useRequestQuoteMutation();
  const captcha = useCaptcha('request-quote');
  const isOffered = useIsOffered(postForm);
  const contact = contactOf(useConfig());
  const { register, handleSubmit, watch, formState } = useForm({
    values: {
      name: personName(session ?? {}),
      email: session?.email ?? '',
      telephone: '',
      product,
      message: '',
      with_cart: hasCart && product === '',
    },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isSubmitted } = formState;
  const includesCart = watch('with_cart') && hasCart;
  const required = notBlank(t('required'));
  const telephone = register('telephone', {
    validate: (value) => value === '' || isTelephone(value) || t('telephoneInvalid'),
  });
  const send = handleSubmit(async (form) => {
    if (captcha.isMissing) return;
    const response = await request({ ...form, with_cart: includesCart, ...captcha.body });
    captcha.reset();
    if (response.data) onSent(response.data.reference);
  });

  if (!isOffered) return <Notice>{t('unavailable', { contact })}</Notice>;
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <TextField
        label={t('name')}
        autoComplete="name"
        error={errors.name?.message}
        {...register('name', required)}
      />
      <TextField
        type="email"
        label={t('email')}
        autoComplete="email"
        error={errors.email?.message}
        {...register('email', emailRules(t('required'), t('emailInvalid')))}
      />
      <TextField
        type="tel"
        inputMode="tel"
        label={t('telephone')}
        optionalText={t('optional')}
        autoComplete="tel"
        error={errors.telephone?.message}
        {...telephone}
        onChange={(event) => {
          maskField(event.target, maskTelephone);
          return telephone.onChange(event);
        }}
      />
      {hasCart && <CheckboxField label={t('withCart')} {...register('with_cart')} />}
      <TextField
        label={t('product')}
        optionalText={includesCart ? t('optional') : undefined}
        error={errors.product?.message}
        {...register('product', {
          validate: (value, form) =>
            includesCart || `${value}${form.message}`.trim() !== '' || t('subjectMissing'),
        })}
      />
      <TextAreaField
        rows={4}
        maxLength={5000}
        label={t('message')}
        optionalText={t('optional')}
        {...register('message')}
      />
      {captcha.isNeeded && (
        <Captcha
          key={captcha.round}
          {...captcha.widget}
          error={isSubmitted && captcha.isMissing ? captcha.missing : undefined}
        />
      )}
      {error && <Notice tone="bad">{messageOf(error, t('failed'))}</Notice>}
      <Button type="submit" size="lg" isBusy={isLoading}>
        {t('send')}
      </Button>
    </form>
  );
}
