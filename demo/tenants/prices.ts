import type { TenantCode } from '../shopTypes.ts';

/** Canadian cents of US cents: times 1.36, to the next .99 (or .00 where the US price ends so). */
export function priceFor(tenant: TenantCode, usCents: number): number {
  if (tenant !== 'boreale') return usCents;
  const dollars = Math.round((usCents * 1.36) / 1000) * 10;
  return Math.max(usCents % 100 === 99 ? dollars * 100 - 1 : dollars * 100, 100);
}
