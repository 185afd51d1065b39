import { createHash } from 'node:crypto';
import type { Facts } from './step.ts';

const person = { firstname: 'Conformance', lastname: 'Check', country_id: 'US' };

/** What a check knows before the first response. The address is fictional. */
export const initialFacts = (runId: string, email?: string, password?: string): Facts => ({
  runId,
  zip: '55401',
  address: {
    ...person,
    street: ['12 Elm Street'],
    city: 'Minneapolis',
    region: 'MN',
    postcode: '55401',
    telephone: '6125550142',
  },
  term: 'sofa',
  candidates: [],
  paymentMethods: [],
  wishlist: [],
  ...(email && password ? { email, password } : {}),
});

/** Shops in Canada reject addresses in the United States. */
export const canadianFacts: Pick<Facts, 'zip' | 'address'> = {
  zip: 'H2X 1Y4',
  address: {
    ...person,
    country_id: 'CA',
    street: ['12 rue Sherbrooke Ouest'],
    city: 'Montréal',
    region: 'QC',
    postcode: 'H2X 1Y4',
    telephone: '5145550142',
  },
};

/** An address that receives nothing: the domain is reserved for examples. */
export const emailOf = ({ email, runId }: Facts) => email ?? `conformance-${runId}@example.com`;

/** A UUID derived from a text, so that two runs with the same id send the same. */
export function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
