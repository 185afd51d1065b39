import type { FastifyRequest } from 'fastify';
import { hostNameOf, isLocalName } from '../../network/hostNames.ts';
import { configOf, type Tenant } from '../tenant/tenant.ts';

const isLoopbackName = (name: string) => isLocalName(name) || name.endsWith('.localhost');

/** The origin that a tenant's settings name: base_url, else the first public host name; '' without either. */
export function settledOrigin(tenant: Tenant): string {
  const { base_url } = configOf(tenant, tenant.language);
  if (URL.canParse(base_url)) return new URL(base_url).origin;
  const host = tenant.hosts.find((name) => !isLoopbackName(name));
  return host ? `https://${host}` : '';
}

/**
 * The origin of the links in emails. A Host header may name any address of a private network, and anyone who requests a
 * password reset chooses the header, so the request's own host counts only where the settings name no public one
 * (the demo shop, development).
 */
export const emailOrigin = (
  tenant: Tenant,
  { host, protocol }: Pick<FastifyRequest, 'host' | 'protocol'>,
): string => settledOrigin(tenant) || (hostNameOf(host) === null ? '' : `${protocol}://${host}`);
