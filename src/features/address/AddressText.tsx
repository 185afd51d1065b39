import type { Address } from '@contract/address';
import { useTranslation } from 'react-i18next';

const fullName = ({ prefix, firstname, middlename, lastname, suffix }: Address) =>
  [prefix, firstname, middlename, lastname, suffix].filter(Boolean).join(' ');

/** Formats an address as one line for a select list: Ada Byron, 12 Elm Street, Portland. */
export const addressLine = (address: Address): string =>
  [fullName(address), address.street[0], address.city].filter(Boolean).join(', ');

/** Shows a postal address, one line for each part. */
export function AddressText({ address }: { address: Address }) {
  const { t } = useTranslation('address');
  const { company, street, city, region, postcode, telephone, fax } = address;
  const lines = [
    fullName(address),
    company,
    ...street,
    `${city}, ${region} ${postcode}`,
    telephone,
    fax && t('faxLine', { fax }),
  ];
  return (
    <address style={{ fontStyle: 'normal' }}>
      {lines
        .filter((line) => line.trim() !== '')
        .map((line) => (
          <span key={line} style={{ display: 'block' }}>
            {line}
          </span>
        ))}
    </address>
  );
}
