import type { TenantConfig } from '../../../contract/config.ts';

const webLocale = (code: string) => code.replace('_', '-');

/** Maps each locale of a tenant to its path prefix: '' for the tenant's own, /fr for a further language, /en-CA for a variant. */
export function languagePrefixes(config: TenantConfig | null): Map<string, string> {
  const own = webLocale(config?.locale ?? 'en_US');
  const others = (config?.locales ?? []).map(({ code }) => webLocale(code)).filter((code) => code !== own);
  return new Map([
    [own, ''],
    ...others.map((code): [string, string] => [
      code,
      `/${code.split('-')[0] === own.split('-')[0] ? code : code.split('-')[0]}`,
    ]),
  ]);
}
