import type { Address } from '@/api/contract/address';

/** An address in one line, to choose it from a list: Ada Byron, 12 Elm Street, Portland. */
export const addressLine = ({ firstname, lastname, street, city }: Address): string =>
  [`${firstname} ${lastname}`, street[0], city].filter(Boolean).join(', ');
