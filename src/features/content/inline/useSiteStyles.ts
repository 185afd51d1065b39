import { useMemo } from 'react';
import { useConfig } from '@/config/configSlice';
import { useGetBlockQuery } from '@/features/content/contentApi';
import { cleanStyles } from './cleanStyles';

const HEADER_TYPE = /--avb-header-type\s*:\s*([\w-]+)/g;

export interface SiteStyles {
  css: string;
  warnings: string[];
  /** The last value given to avb-header-type; empty when there is none that may be. */
  headerType: string;
}

/** The configuration's style variables as a rule. */
const ruleOf = (variables: Record<string, string>): string => {
  const declarations = Object.entries(variables).map(
    ([name, value]) => `--${name.replace(/^-+/, '')}: ${value.replace(/[;{}]/g, '')};`,
  );
  return declarations.length > 0 ? `:root { ${declarations.join(' ')} }\n` : '';
};

/** The dealer's own styles, checked: the variables of the configuration, then block site-styles-inline. */
export function siteStyles(variables: Record<string, string>, block: string): SiteStyles {
  const { css, warnings } = cleanStyles(ruleOf(variables) + block);
  return { css, warnings, headerType: [...css.matchAll(HEADER_TYPE)].at(-1)?.[1] ?? '' };
}

export function useSiteStyles(): SiteStyles {
  const { variables } = useConfig().theme;
  const { data } = useGetBlockQuery('site-styles-inline');
  return useMemo(() => siteStyles(variables, data?.content ?? ''), [variables, data]);
}
