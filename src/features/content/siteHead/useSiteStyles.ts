import { useMemo } from 'react';
import { useConfig } from '@/config/configSlice';
import { useGetBlockQuery } from '@/features/content/contentApi';
import { sanitizeStyles } from './sanitizeStyles';

const HEADER_TYPE = /--avb-header-type\s*:\s*([\w-]+)/g;

export interface SiteStyles {
  css: string;
  warnings: string[];
  /** The last valid value of avb-header-type; empty when there is none. */
  headerType: string;
}

/** Returns the style variables of the configuration as a :root rule. */
const toRootRule = (variables: Record<string, string>): string => {
  const declarations = Object.entries(variables).map(
    ([name, value]) => `--${name.replace(/^-+/, '')}: ${value.replace(/[;{}]/g, '')};`,
  );
  return declarations.length > 0 ? `:root { ${declarations.join(' ')} }\n` : '';
};

/** Returns the tenant's sanitised styles: the variables of the configuration, then the block site-styles-inline. */
export function siteStyles(variables: Record<string, string>, block: string, mediaUrl = ''): SiteStyles {
  const { css, warnings } = sanitizeStyles(toRootRule(variables) + block, mediaUrl);
  return { css, warnings, headerType: [...css.matchAll(HEADER_TYPE)].at(-1)?.[1] ?? '' };
}

export function useSiteStyles(): SiteStyles {
  const { theme, base_media_url } = useConfig();
  const { data } = useGetBlockQuery('site-styles-inline');
  return useMemo(
    () => siteStyles(theme.variables, data?.content ?? '', base_media_url),
    [theme, data, base_media_url],
  );
}
