import { type ReactNode, type Ref, useEffect, useImperativeHandle } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '@/config/useTranslation';
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
  /** The plan where there is none to choose. */
  regular?: string;
  /** Terms of the chosen plan must be accepted (commerce specification §5: TD bank). */
  asksTerms?: boolean;
  /** A number the provider has just given out; empty while there is none. */
  issued?: string;
  /** Between plans and number: how to get such a card. */
  children?: ReactNode;
}

interface Form {
  plan_number: string;
  account_number: string;
  terms_accepted: boolean;
}

const digitsOf = (typed: string) => typed.replace(/\D/g, '').slice(0, 16);
const inFours = (typed: string) => digitsOf(typed).replace(/(\d{4})(?=\d)/g, '$1 ');

/** A store card's plan and account. What is typed stays in its fields until it is sent (commerce specification §5). */
export function StoreCardForm({ plans, ref, regular = '', asksTerms = false, issued = '', children }: Props) {
  const { t } = useTranslation('payments');
  const form = useForm<Form>({
    defaultValues: { plan_number: plans[0]?.value ?? regular, account_number: '', terms_accepted: false },
  });
  const { errors } = form.formState;
  const { setValue } = form;
  useEffect(() => {
    if (issued) setValue('account_number', inFours(issued));
  }, [issued, setValue]);
  useImperativeHandle(ref, () => ({
    collect: async () => {
      if (!(await form.trigger(undefined, { shouldFocus: true }))) return null;
      const { plan_number, account_number } = form.getValues();
      const card = { plan_number, account_number: digitsOf(account_number) };
      return asksTerms ? { ...card, terms_accepted: true } : card;
    },
  }));

  const number = form.register('account_number', {
    validate: (typed) => digitsOf(typed).length === 16 || t('storeCard.numberWrong'),
  });
  return (
    <div className={styles.fields}>
      {plans.length > 0 && (
        <RadioGroup
          legend={t('storeCard.plan')}
          name="plan_number"
          look="cards"
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
          event.target.value = inFours(event.target.value);
          void number.onChange(event);
        }}
      />
      {asksTerms && (
        <CheckboxField
          label={t('storeCard.accept')}
          error={errors.terms_accepted?.message}
          {...form.register('terms_accepted', { validate: (is) => is || t('storeCard.acceptMissing') })}
        />
      )}
      <p className={styles.note}>
        <Icon name="lock" size={1} /> {t('card.notKept')}
      </p>
    </div>
  );
}
