import { mediaUrl } from '@contract/mediaUrl';
import { webLocale } from '@contract/webLocale';
import { useHref } from 'react-router-dom';
import { useConfig, useLocale } from './configSlice';
import { languageLinks } from './languageLinks';

/** Absolute URLs of the site, for search engines and print. Without base_url they remain paths. */
export interface SiteUrls {
  /** URL of a page in the language of the screen: /stores becomes https://shop.example/fr/stores. */
  page: (path: string) => string;
  /** URL of a file, which is the same in all languages and often on another host. */
  file: (src: string) => string;
}

/** The path prefix of the language. The default language has none, even if the current URL contains one (/en). */
function useLanguagePrefix(): string {
  const config = useConfig();
  const locale = useLocale();
  const opened = useHref('/');
  const own = languageLinks(config, locale, '/').find(({ isCurrent }) => isCurrent)?.href;
  return (own ?? (locale === webLocale(config.locale) ? '' : opened)).replace(/\/$/, '');
}

export function useSiteUrls(): SiteUrls {
  const prefix = useLanguagePrefix();
  const { base_url, base_media_url } = useConfig();
  const base = base_url.replace(/\/$/, '');
  return {
    page: (path) => base + prefix + (path === '/' && prefix ? '' : path),
    file: (path) => {
      const src = mediaUrl(path, base_media_url);
      if (/^[a-z]+:/i.test(src)) return src;
      return src.startsWith('//') ? `https:${src}` : `${base}/${src.replace(/^\//, '')}`;
    },
  };
}
