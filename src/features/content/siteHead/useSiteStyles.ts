import { useMemo } from 'react';
import { useConfig } from '@/config/configSlice';
import { useGetBlockQuery } from '@/features/content/contentApi';
import { isForLightOnly } from '@/features/content/ownColours';
import { extractStyles, sanitizeStyles } from './sanitizeStyles';

const HEADER_TYPE = /--avb-header-type\s*:\s*([\w-]+)/g;
const HEADER_LAYOUT = /--avb-header-layout\s*:\s*([\w-]+)/g;

export interface SiteStyles {
  css: string;
  /** Whether the styles are written only for a light page, which disables the dark theme (docs/spec/02 §7). */
  isLightOnly: boolean;
  warnings: string[];
  /** The last valid value of avb-header-type; empty if there is none. */
  headerType: string;
  /** The last valid value of avb-header-layout; empty if there is none. */
  headerLayout: string;
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
  const { css, warnings } = sanitizeStyles(toRootRule(variables) + extractStyles(block), mediaUrl);
  const isLightOnly = isForLightOnly(css);
  const lastValue = (pattern: RegExp) => [...css.matchAll(pattern)].at(-1)?.[1] ?? '';
  return {
    css: isLightOnly ? `${css}\n:root:root { color-scheme: light }` : css,
    isLightOnly,
    warnings,
    headerType: lastValue(HEADER_TYPE),
    headerLayout: lastValue(HEADER_LAYOUT),
  };
}

export function useSiteStyles(): SiteStyles {
  const { theme, base_media_url } = useConfig();
  const { data } = useGetBlockQuery('site-styles-inline');
  return useMemo(
    () => siteStyles(theme.variables, data?.content ?? '', base_media_url),
    [theme, data, base_media_url],
  );
}
