import type { Shopper } from '../session/visitor.ts';
import type { Tenant } from '../tenant/tenant.ts';

/** What providers know an order by: the same for every try of one wish to buy. */
export const referenceOf = ({ tenant, session }: Shopper, key: string): string =>
  `${tenant.code}-${session.id}-${key}`;

/** Whose order a reference names; null for one that is not of this tenant. */
export function readReference(
  { code }: Tenant,
  reference: string,
): { sessionId: number; key: string } | null {
  const [, sessionId, key] = /^(\d{1,9})-([\w-]+)$/.exec(reference.slice(code.length + 1)) ?? [];
  if (!reference.startsWith(`${code}-`) || !sessionId || !key) return null;
  return { sessionId: Number(sessionId), key };
}
