import { type ReactNode, type Ref, useEffect, useImperativeHandle } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { maskField } from '@/lib/maskField';
import { CheckboxField } from '@/ui/CheckboxField';
import { Icon } from '@/ui/Icon';
import { RadioGroup } from '@/ui/RadioGroup';
import { TextField } from '@/ui/TextField';
import styles from './Fields.module.css';
import type { PaymentFieldsHandle } from './paymentModule';

interface Plan {
  value: string;
  label: string;
  detail?: string;
}

interface Props {
  plans: readonly Plan[];
  ref: Ref<PaymentFieldsHandle>;
  /** Plan used if none is offered. */
  regular?: string;
  /** Requires the shopper to accept the plan's terms (docs/spec/13 §5: TD Bank). */
  requiresTerms?: boolean;
  /** Account number just issued by the provider; empty if none. */
  issuedNumber?: string;
  /** Content between plans and number: how to apply for a card. */
  children?: ReactNode;
}

interface Form {
  plan_number: string;
  account_number: string;
  terms_accepted: boolean;
}

const digitsOf = (typed: string) => typed.replace(/\D/g, '').slice(0, 16);
const groupByFour = (typed: string) => digitsOf(typed).replace(/(\d{4})(?=\d)/g, '$1 ');

/**
 * Plan and account number of a store card. The number stays in the form until it is sent (docs/spec/13 §5).
 */
export function StoreCardForm({
  plans,
  ref,
  regular = '',
  requiresTerms = false,
  issuedNumber = '',
  children,
}: Props) {
  const { t } = useTranslation('payments');
  const form = useForm<Form>({
    defaultValues: { plan_number: plans[0]?.value ?? regular, account_number: '', terms_accepted: false },
  });
  const { errors } = form.formState;
  const { setValue } = form;
  useEffect(() => {
    if (issuedNumber) setValue('account_number', groupByFour(issuedNumber));
  }, [issuedNumber, setValue]);
  useImperativeHandle(ref, () => ({
    collect: async () => {
      if (!(await form.trigger(undefined, { shouldFocus: true }))) return null;
      const { plan_number, account_number } = form.getValues();
      const card = { plan_number, account_number: digitsOf(account_number) };
      return requiresTerms ? { ...card, terms_accepted: true } : card;
    },
  }));

  const number = form.register('account_number', {
    validate: (typed) => digitsOf(typed).length === 16 || t('storeCard.numberInvalid'),
  });
  return (
    <div className={styles.fields}>
      {plans.length > 0 && (
        <RadioGroup
          legend={t('storeCard.plan')}
          name="plan_number"
          variant="cards"
          choices={plans}
          value={form.watch('plan_number')}
          onChange={(plan) => {
            setValue('plan_number', plan);
            setValue('terms_accepted', false);
          }}
        />
      )}
      {children}
      <TextField
        label={t('storeCard.number')}
        hint={t('storeCard.numberHint')}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        error={errors.account_number?.message}
        {...number}
        onChange={(event) => {
          maskField(event.target, groupByFour);
          void number.onChange(event);
        }}
      />
      {requiresTerms && (
        <CheckboxField
          label={t('storeCard.accept')}
          error={errors.terms_accepted?.message}
          {...form.register('terms_accepted', {
            validate: (state) => state || t('storeCard.acceptRequired'),
          })}
        />
      )}
      <p className={styles.note}>
        <Icon name="lock" size={1} /> {t('card.notStored')}
      </p>
    </div>
  );
}
