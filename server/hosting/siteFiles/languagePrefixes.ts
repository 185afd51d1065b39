import type { StoreConfig } from '../../../src/api/contract/config.ts';

const webLocale = (code: string) => code.replace('_', '-');

/** Language of each address prefix of a tenant: its own at '', each other at its locale (/fr). */
export function languagePrefixes(config: StoreConfig | null): Map<string, string> {
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
