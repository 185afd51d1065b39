import type { Address } from '@contract/address';

/** Formats an address as one line for a select list: Ada Byron, 12 Elm Street, Portland. */
export const addressLine = ({ firstname, lastname, street, city }: Address): string =>
  [`${firstname} ${lastname}`, street[0], city].filter(Boolean).join(', ');

/** Shows a postal address, one line for each part. */
export const AddressText = ({ address }: { address: Address }) => (
  <address style={{ fontStyle: 'normal' }}>
    {[
      `${address.firstname} ${address.lastname}`,
      address.company,
      ...address.street,
      `${address.city}, ${address.region} ${address.postcode}`,
      address.telephone,
    ]
      .filter((line) => line.trim() !== '')
      .map((line) => (
        <span key={line} style={{ display: 'block' }}>
          {line}
        </span>
      ))}
  </address>
);
