import type { TenantConfig } from '../../../contract/config.ts';
import { originOf } from '../../../contract/configuredHosts.ts';
import type { InlineCode } from './inlineCode.ts';
import { libraryStyleSources } from './libraryStyles.ts';
import { type HostDirective, policyHosts } from './policyHosts.ts';
import { reportGroup, reportPath } from './violationReports.ts';

/** Players of the video sites that product media may link to (src/features/product/gallery/media.ts). */
const players = [
  'https://fast.wistia.com',
  'https://fast.wistia.net',
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
];

export interface Policies {
  enforced: string;
  /** Report-only policy; empty when every directive is enforced. */
  reported: string;
}

const serialise = (directives: Record<string, readonly string[]>) =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

const trustedTypes = { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] };
const reporting = { 'report-uri': [reportPath], 'report-to': [reportGroup] };

/**
 * The content-security policies of one document. Resources load from this host, or from a host that the tenant's
 * configuration names for that purpose; eval is blocked.
 * config: null while the backend fails, which permits this host only
 * inline: the hashes of a rendered page's inline code; null for the plain shell, whose styles the browser creates
 * runsDealerCode: whether the dealer's content contains scripts
 *
 * Third-party scripts (tag managers, payment providers, dealer code) insert markup, style elements and script URLs
 * without Trusted Types and hashes. For tenants with such scripts, Trusted Types are only reported and inline style
 * elements are permitted. Style attributes are always permitted, because React writes sizes and colours into them.
 */
export function contentSecurityPolicy(
  config: TenantConfig | null,
  inline: InlineCode | null,
  runsDealerCode: boolean,
): Policies {
  const hosts = policyHosts(config);
  const hostsOf = (directive: HostDirective) => [...(hosts.get(directive) ?? [])];
  const hasThirdPartyScripts = runsDealerCode || hostsOf('script-src').length > 0;
  const styleElements =
    hasThirdPartyScripts || inline === null
      ? ["'unsafe-inline'"]
      : [...libraryStyleSources, ...inline.styles];
  const enforced = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(inline?.scripts ?? []), ...hostsOf('script-src')],
    'script-src-attr': ["'none'"],
    // Fallback for browsers without style-src-elem and style-src-attr.
    'style-src': ["'self'", "'unsafe-inline'", ...hostsOf('style-src-elem')],
    'style-src-elem': ["'self'", ...styleElements, ...hostsOf('style-src-elem')],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...hostsOf('img-src')],
    'media-src': ["'self'", 'blob:', ...hostsOf('media-src')],
    'font-src': ["'self'", 'data:', ...hostsOf('font-src')],
    'connect-src': ["'self'", ...hostsOf('connect-src')],
    'frame-src': ["'self'", ...players, ...hostsOf('frame-src')],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'", ...hostsOf('form-action')],
    'frame-ancestors': ["'self'", ...originOf(config?.iframe_url)],
    ...(hasThirdPartyScripts ? {} : trustedTypes),
    ...reporting,
  };
  return {
    enforced: serialise(enforced),
    reported: hasThirdPartyScripts ? serialise({ ...trustedTypes, ...reporting }) : '',
  };
}
