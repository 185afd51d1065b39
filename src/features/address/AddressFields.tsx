import { ADDRESS_LINE_LENGTH } from '@contract/address';
import { getRegions } from '@contract/cartEndpoints';
import type { ConfiguredAddressField } from '@contract/displayFeatures';
import type { ResponseOf } from '@contract/endpoint';
import { isTelephone, maskTelephone } from '@contract/telephone';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { sendOrSpecified } from '@/api/baseQuery';
import { call } from '@/api/call';
import { api } from '@/api/createApi';
import { useConfig } from '@/config/configSlice';
import { maskField } from '@/lib/maskField';
import { CheckboxField } from '@/ui/CheckboxField';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import styles from './AddressFields.module.css';
import { type AddressForm, isPostcode } from './addressForm';
import { notBlank } from './notBlank';
import { useFieldRules } from './useFieldRules';

type Region = ResponseOf<typeof getRegions>[number];

const regionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRegions: build.query<Region[], string>({
      queryFn: (country_id, _api, _options, send) =>
        sendOrSpecified<Region[]>(
          call(getRegions, { query: { country_id } }),
          call(getRegions, { query: {} }),
          send,
        ),
      keepUnusedDataFor: 3600,
    }),
  }),
});

const { useGetRegionsQuery } = regionsApi;

/** Path of the address in the form. billing and shipping are also section tokens of the autocomplete attribute. */
type Prefix = 'billing' | 'shipping' | 'entry';
type Form = Record<Prefix, AddressForm>;
const countries = ['US', 'CA'] as const;

/** Fields of a postal address in a react-hook-form form. The tenant configures some of them (docs/spec/02 §2). */
export function AddressFields({ prefix }: { prefix: Prefix }) {
  const { t } = useTranslation('address');
  const { register, formState, control, setValue } = useFormContext<Form>();
  const { address_fields } = useConfig().display_features.checkout;
  const country = useWatch({ control, name: `${prefix}.country_id` });
  const question = useWatch({ control, name: `${prefix}.postcode_question` });
  const isConfirmed = useWatch({ control, name: `${prefix}.is_postcode_confirmed` });
  const { data: regions = [], isError, isSuccess } = useGetRegionsQuery(country);
  const hasNoChoice = isError || (isSuccess && regions.length === 0);
  const errors = formState.errors[prefix];
  const required = notBlank(t('required'));
  const maxLength = { value: ADDRESS_LINE_LENGTH, message: t('tooLong', { count: ADDRESS_LINE_LENGTH }) };
  const rulesOf = useFieldRules();
  const autoComplete = (name: string) => (prefix === 'entry' ? name : `${prefix} ${name}`);
  const field = (
    name: Exclude<keyof AddressForm, 'postcode_question' | 'is_postcode_confirmed'>,
    token: string,
    rules: object = required,
  ) => ({
    label: t(name),
    autoComplete: autoComplete(token),
    error: errors?.[name]?.message,
    ...register(`${prefix}.${name}`, { maxLength, ...rules }),
  });

  const openQuestion = isConfirmed ? '' : question;
  /** Fields that the question refers to; a changed value invalidates it. */
  const placeField = (name: 'region' | 'postcode', token: string, rules: object = required) => {
    const onChange = () => {
      setValue(`${prefix}.postcode_question`, '');
      setValue(`${prefix}.is_postcode_confirmed`, false);
    };
    const props = field(name, token, { ...rules, onChange });
    return { ...props, error: props.error || openQuestion || undefined };
  };

  /**
   * Otherwise the form would send the region of the previous country, which the list no longer shows. Autofill may set the same country
   * again.
   */
  const leaveCountry = ({ target }: { target: { value: string } }) => {
    if (target.value !== country) setValue(`${prefix}.region`, '');
  };

  const configured = (name: ConfiguredAddressField, token: string) => {
    const { rules, optionalText } = rulesOf(name);
    return (
      address_fields[name] !== 'hidden' && (
        <TextField {...field(name, token, rules)} optionalText={optionalText} />
      )
    );
  };
  const phone = (name: 'telephone' | 'fax', token: string, { rules = {}, optionalText = '' }) => (
    <Controller
      control={control}
      name={`${prefix}.${name}`}
      rules={{
        ...rules,
        validate: (value) => value === '' || isTelephone(value) || t('telephoneInvalid'),
      }}
      render={({ field: { onChange, ...number } }) => (
        <TextField
          {...number}
          type="tel"
          inputMode="tel"
          label={t(name)}
          optionalText={optionalText}
          autoComplete={autoComplete(token)}
          error={errors?.[name]?.message}
          onChange={({ target }) => {
            maskField(target, maskTelephone);
            onChange(target.value);
          }}
        />
      )}
    />
  );

  return (
    <div className={styles.fields}>
      <div className={styles.name}>
        {configured('prefix', 'honorific-prefix')}
        <TextField {...field('firstname', 'given-name')} />
        {configured('middlename', 'additional-name')}
        {configured('lastname', 'family-name')}
        {configured('suffix', 'honorific-suffix')}
      </div>
      <TextField
        {...field('company', 'organization', {})}
        optionalText={t('optional')}
        className={styles.wide}
      />
      <TextField {...field('street1', 'address-line1')} className={styles.wide} />
      <TextField
        {...field('street2', 'address-line2', {})}
        optionalText={t('optional')}
        className={styles.wide}
      />
      <TextField {...field('city', 'address-level2')} />
      {hasNoChoice ? (
        <TextField {...placeField('region', 'address-level1')} />
      ) : (
        // A select shows a value only if its option exists, so it is remounted when the regions arrive.
        <SelectField
          key={`${country} ${regions.length}`}
          {...placeField('region', 'address-level1')}
          placeholder={t('chooseRegion')}
          choices={regions.map(({ code, name }) => ({ value: code, label: name }))}
        />
      )}
      <TextField
        {...placeField('postcode', 'postal-code', {
          ...required,
          validate: (value: string) => isPostcode(value, country) || t('postcodeInvalid'),
        })}
      />
      <SelectField
        {...field('country_id', 'country', { ...required, onChange: leaveCountry })}
        choices={countries.map((code) => ({ value: code, label: t(`country${code}`) }))}
      />
      {question !== '' && (
        <CheckboxField
          className={styles.wide}
          label={t('postcodeConfirmed')}
          {...register(`${prefix}.is_postcode_confirmed`)}
        />
      )}
      {phone('telephone', 'tel', { rules: required })}
      {address_fields.fax !== 'hidden' && phone('fax', 'fax tel', rulesOf('fax'))}
    </div>
  );
}
