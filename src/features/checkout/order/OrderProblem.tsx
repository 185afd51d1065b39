import { postForm } from '@contract/content';
import type { Order } from '@contract/order';
import { personName } from '@contract/personName';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { useIsOffered } from '@/api/missingCalls';
import { useGetSessionQuery } from '@/api/sessionApi';
import { contactOf, useConfig } from '@/config/configSlice';
import { useCaptcha } from '@/config/useCaptcha';
import { emailRules } from '@/features/address/emailRules';
import { notBlank } from '@/features/address/notBlank';
import { useReportProblemMutation } from '@/features/checkout/checkoutApi';
import { Button } from '@/ui/Button';
import { Captcha } from '@/ui/Captcha';
import { Dialog } from '@/ui/Dialog';
import { Notice } from '@/ui/Notice';
import { SelectField } from '@/ui/SelectField';
import { TextAreaField } from '@/ui/TextAreaField';
import { TextField } from '@/ui/TextField';
import styles from './OrderProblem.module.css';

const KINDS = ['damaged', 'missing', 'wrong', 'late', 'other'] as const;

interface Props {
  order: Order;
  isOpen: boolean;
  onClose: () => void;
}

/** Reports a problem with an order to the dealer, as a message of the contact form with the order's number in its subject. */
export function OrderProblem({ order, isOpen, onClose }: Props) {
  const { t } = useTranslation('account');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('problem')} closeLabel={t('problemClose')}>
      <ProblemForm order={order} />
    </Dialog>
  );
}

function ProblemForm({ order }: { order: Order }) {
  const { t } = useTranslation('account');
  const [report, { isLoading, error, data }] = useReportProblemMutation();
  const isOffered = useIsOffered(postForm);
  const contact = contactOf(useConfig());
  const captcha = useCaptcha('contact');
  const { data: session } = useGetSessionQuery();
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { kind: '', message: '', email: '' },
  });
  const { errors, isSubmitted } = formState;
  const number = order.increment_id;
  const { telephone, email } = order.billing_address;
  // The specification only defines the id of an order, and a guest has no account.
  const ownEmail = order.additional_information.email_address || email || session?.email || '';
  const send = handleSubmit(async ({ kind, message, email: entered }) => {
    if (captcha.isMissing) return;
    await report({
      name: personName(order.billing_address) || number,
      email: ownEmail || entered,
      telephone,
      subject: t('problemSubject', { number, kind: t(`problemKinds.${kind}`, { defaultValue: kind }) }),
      message,
      ...captcha.body,
    });
    captcha.reset();
  });
  if (!isOffered) return <Notice>{t('problemUnavailable', { contact })}</Notice>;
  if (data) return <Notice tone="good">{t('problemSent', { number })}</Notice>;
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <SelectField
        label={t('problemKind')}
        placeholder={t('problemChoose')}
        choices={KINDS.map((kind) => ({ value: kind, label: t(`problemKinds.${kind}`) }))}
        error={errors.kind?.message}
        {...register('kind', { required: t('required') })}
      />
      <TextAreaField
        label={t('problemMessage')}
        rows={5}
        maxLength={2000}
        error={errors.message?.message}
        {...register('message', notBlank(t('required')))}
      />
      {ownEmail === '' && (
        <TextField
          type="email"
          label={t('email')}
          autoComplete="email"
          error={errors.email?.message}
          {...register('email', emailRules(t('required'), t('emailInvalid')))}
        />
      )}
      {captcha.isNeeded && (
        <Captcha
          key={captcha.round}
          {...captcha.widget}
          error={isSubmitted && captcha.isMissing ? captcha.missing : undefined}
        />
      )}
      {error && <Notice tone="bad">{messageOf(error, t('problemFailed'))}</Notice>}
      <Button type="submit" isBusy={isLoading}>
        {t('problemSend')}
      </Button>
    </form>
  );
}
