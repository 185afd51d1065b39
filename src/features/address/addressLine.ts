import type { Address } from '@contract/address';

/** Formats an address as one line for a select list: Ada Byron, 12 Elm Street, Portland. */
export const addressLine = ({ firstname, lastname, street, city }: Address): string =>
  [`${firstname} ${lastname}`, street[0], city].filter(Boolean).join(', ');
