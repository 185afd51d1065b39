import { useHref, useLocation } from 'react-router-dom';
import { useConfig, useLocale } from '@/config/configSlice';
import { type LanguageLink, languageLinks } from './languageLinks';

/** Makes a path of this language whole: https://shop.example/fr/stores. Stays a path while the store has no base URL. */
export function useAbsolute(): (path: string) => string {
  const root = useHref('/').replace(/\/$/, '');
  const base = useConfig().base_url.replace(/\/$/, '');
  return (path) => (/^https?:/.test(path) ? path : `${base}${root}${path}`);
}

/** This page in every language of the store. */
export function useLanguageLinks(): LanguageLink[] {
  const { pathname, search } = useLocation();
  return languageLinks(useConfig(), useLocale(), pathname + search);
}
