import {
  type CardData,
  type CardError,
  cardErrors,
  cardMessages,
  cardTypeOf,
  cvnLength,
  spacedNumber,
} from '@contract/cardRules';
import { useImperativeHandle } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { maskField } from '@/lib/maskField';
import { Icon } from '@/ui/Icon';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import styles from './Fields.module.css';
import { factsOf } from './methodFacts';
import type { PaymentData, PaymentFieldsProps } from './paymentModule';

type Form = Omit<CardData, 'cc_type' | 'cc_owner'>;

/** Converts a valid card to the data sent to our server; if the provider reads the card, to its token. */
export type CardToData = (card: CardData) => Promise<PaymentData>;

interface Props extends PaymentFieldsProps {
  toData?: CardToData;
}

const fieldOf = {
  typeNotAccepted: 'cc_number',
  mismatch: 'cc_number',
  expired: 'cc_exp_month',
  cvnLength: 'cc_cid',
} as const satisfies Record<CardError, keyof Form>;

const isEmpty = (error: CardError, values: Form): boolean =>
  error === 'expired'
    ? values.cc_exp_month === '' || values.cc_exp_year === ''
    : values[fieldOf[error]].trim() === '';

const YEARS = 15;
const standard = ['VI', 'MC', 'AE', 'DI'];

/** Card form shared by all card methods. The number stays in uncontrolled fields until it is sent (docs/spec/13 §3). */
export function CardForm({ method, ref, toData = async (card) => ({ ...card }) }: Props) {
  const { t } = useTranslation('payments');
  const types = factsOf(method).cc_types;
  const accepted = types.length > 0 ? types : standard;
  const form = useForm<Form>({
    mode: 'onSubmit',
    defaultValues: { cc_number: '', cc_exp_month: '', cc_exp_year: '', cc_cid: '' },
  });
  const { errors } = form.formState;
  const type = cardTypeOf(form.watch('cc_number'));
  const year = new Date().getFullYear();

  const check = (values: Form): CardData | null => {
    const card = {
      ...values,
      cc_number: values.cc_number.replace(/\D/g, ''),
      cc_type: cardTypeOf(values.cc_number),
    };
    const faults = cardErrors(card, accepted, new Date());
    for (const [index, error] of faults.entries()) {
      // For an empty field, asks for input; otherwise, shows the message of the specification.
      const key = isEmpty(error, values)
        ? (`card.enter.${fieldOf[error]}` as const)
        : (`card.${error}` as const);
      // If texts could not be loaded, those of the specification are used.
      const message = t(key, { defaultValue: cardMessages[error] });
      if (!form.getFieldState(fieldOf[error]).error)
        form.setError(fieldOf[error], { message }, { shouldFocus: index === 0 });
    }
    return faults.length === 0 ? card : null;
  };
  useImperativeHandle(ref, () => ({
    collect: async () => {
      form.clearErrors();
      const card = check(form.getValues());
      return card && toData(card);
    },
  }));

  const number = form.register('cc_number');
  const message = (name: keyof FieldErrors<Form>) => errors[name]?.message;
  return (
    <div className={styles.fields}>
      <TextField
        label={t('card.number')}
        inputMode="numeric"
        autoComplete="cc-number"
        spellCheck={false}
        error={message('cc_number')}
        {...number}
        onChange={(event) => {
          maskField(event.target, spacedNumber);
          void number.onChange(event);
        }}
      />
      <div className={styles.row}>
        <div className={styles.expiry}>
          <SelectField
            label={t('card.month')}
            autoComplete="cc-exp-month"
            placeholder={t('card.monthShort')}
            choices={Array.from({ length: 12 }, (_, index) => {
              const value = String(index + 1).padStart(2, '0');
              return { value, label: value };
            })}
            error={message('cc_exp_month')}
            {...form.register('cc_exp_month')}
          />
          <SelectField
            label={t('card.year')}
            autoComplete="cc-exp-year"
            placeholder={t('card.yearShort')}
            choices={Array.from({ length: YEARS }, (_, index) => {
              const value = String(year + index);
              return { value, label: value };
            })}
            {...form.register('cc_exp_year')}
          />
        </div>
        <TextField
          label={t('card.code')}
          hint={t(type === 'AE' ? 'card.codeHintAmex' : 'card.codeHint')}
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={type ? cvnLength(type) : 4}
          error={message('cc_cid')}
          {...form.register('cc_cid')}
        />
      </div>
      <p className={styles.note}>
        <Icon name="lock" size={1} /> {t('card.notStored')}
      </p>
    </div>
  );
}
