import type { ConfiguredAddressField } from '@contract/displayFeatures';
import { useTranslation } from 'react-i18next';
import { useConfig } from '@/config/configSlice';
import { notBlank } from './notBlank';

/** Determines whether a configurable field is required, and how it is marked if it is not (docs/spec/02 §2). */
export function useFieldRules() {
  const { t } = useTranslation('address');
  const { address_fields } = useConfig().display_features.checkout;
  return (
    name: ConfiguredAddressField,
  ): { rules: Partial<ReturnType<typeof notBlank>>; optionalText: string } =>
    address_fields[name] === 'required'
      ? { rules: notBlank(t('required')), optionalText: '' }
      : { rules: {}, optionalText: t('optional') };
}
