import { getRegions } from '@contract/cartEndpoints';
import type { ResponseOf } from '@contract/endpoint';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { call } from '@/api/call';
import { api } from '@/api/createApi';
import { sendOrSpecified } from '@/api/sendCall';
import { useTranslation } from '@/config/useTranslation';
import { isTelephone, maskTelephone } from '@/lib/telephone';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import styles from './AddressFields.module.css';
import { type AddressForm, isPostcode } from './addressForm';

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

/** Path of the address in the form. billing and shipping are also the section tokens of the autocomplete attribute. */
type Prefix = 'billing' | 'shipping' | 'entry';
type Form = Record<Prefix, AddressForm>;
const countries = ['US', 'CA'] as const;

/** Fields of a postal address inside a react-hook-form form. */
export function AddressFields({ prefix }: { prefix: Prefix }) {
  const { t } = useTranslation('address');
  const { register, formState, control } = useFormContext<Form>();
  const country = useWatch({ control, name: `${prefix}.country_id` });
  const { data: regions = [], isError, isSuccess } = useGetRegionsQuery(country);
  const hasNoChoice = isError || (isSuccess && regions.length === 0);
  const errors = formState.errors[prefix];
  const required = { required: t('required') };
  const autoComplete = (name: string) => (prefix === 'entry' ? name : `${prefix} ${name}`);
  const field = (name: keyof AddressForm, token: string, rules: object = required) => ({
    label: t(name),
    autoComplete: autoComplete(token),
    error: errors?.[name]?.message,
    ...register(`${prefix}.${name}`, rules),
  });

  return (
    <div className={styles.fields}>
      <TextField {...field('firstname', 'given-name')} />
      <TextField {...field('lastname', 'family-name')} />
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
        <TextField {...field('region', 'address-level1')} />
      ) : (
        <SelectField
          {...field('region', 'address-level1')}
          placeholder={t('chooseRegion')}
          choices={regions.map(({ code, name }) => ({ value: code, label: name }))}
        />
      )}
      <TextField
        {...field('postcode', 'postal-code', {
          ...required,
          validate: (value: string) => isPostcode(value, country) || t('postcodeInvalid'),
        })}
      />
      <SelectField
        {...field('country_id', 'country')}
        choices={countries.map((code) => ({ value: code, label: t(`country${code}`) }))}
      />
      <Controller
        control={control}
        name={`${prefix}.telephone`}
        rules={{ ...required, validate: (value) => isTelephone(value) || t('telephoneInvalid') }}
        render={({ field: { onChange, ...telephone } }) => (
          <TextField
            {...telephone}
            type="tel"
            inputMode="tel"
            label={t('telephone')}
            autoComplete={autoComplete('tel')}
            error={errors?.telephone?.message}
            onChange={(event) => onChange(maskTelephone(event.target.value))}
          />
        )}
      />
    </div>
  );
}
