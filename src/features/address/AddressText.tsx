import type { Address } from '@contract/address';
import { personName } from '@contract/personName';
import { useTranslation } from 'react-i18next';
import { withKeys } from '@/lib/withKeys';

/** Formats an address as one line for a select list: Ada Byron, 12 Elm Street, Portland. */
export const addressLine = (address: Address): string =>
  [personName(address), address.street[0], address.city].filter(Boolean).join(', ');

/** Shows a postal address, one line for each part. */
export function AddressText({ address }: { address: Address }) {
  const { t } = useTranslation('address');
  const { company, street, city, region, postcode, telephone, fax } = address;
  const lines = [
    personName(address),
    company,
    ...street,
    [city, `${region} ${postcode}`.trim()].filter(Boolean).join(', '),
    telephone,
    fax && t('faxLine', { fax }),
  ];
  return (
    <address style={{ fontStyle: 'normal' }}>
      {withKeys(lines.filter((line) => line.trim() !== '')).map(([key, line]) => (
        <span key={key} style={{ display: 'block' }}>
          {line}
        </span>
      ))}
    </address>
  );
}
