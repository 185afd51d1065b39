import type { Address } from '@contract/address';

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
