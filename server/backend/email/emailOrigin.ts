import type { FastifyRequest } from 'fastify';
import { hostNameOf, isLocalName } from '../../network/hostNames.ts';
import { configOf, type Tenant } from '../tenant/tenant.ts';

const isLoopbackName = (name: string) => isLocalName(name) || name.endsWith('.localhost');

/** The origin in a tenant's settings: base_url, or else the first public host name; '' if there is neither. */
export function settledOrigin(tenant: Tenant): string {
  const { base_url } = configOf(tenant, tenant.language);
  if (URL.canParse(base_url)) return new URL(base_url).origin;
  const host = tenant.hosts.find((name) => !isLoopbackName(name));
  return host ? `https://${host}` : '';
}

/**
 * The origin of the links in emails. A Host header may contain any address of a private network, and whoever requests a password reset
 * controls the header, so the request's host is only used if the settings contain no public one (the demo shop, development).
 */
export const emailOrigin = (
  tenant: Tenant,
  { host, protocol }: Pick<FastifyRequest, 'host' | 'protocol'>,
): string => settledOrigin(tenant) || (hostNameOf(host) === null ? '' : `${protocol}://${host}`);
