import { webLocale } from '@contract/webLocale';
import { useLocation } from 'react-router-dom';
import { useConfig, useLocale } from '@/config/configSlice';
import { languageLinks } from '@/config/languageLinks';
import { useSiteUrls } from '@/config/useSiteUrls';
import { JsonLd } from './JsonLd';
import type { StructuredData } from './structuredData';

interface Props {
  /** Title without the tenant's prefix and suffix; empty to use the tenant's title or name alone. */
  title: string;
  description?: string;
  /** Content of the meta element keywords. */
  keywords?: string;
  /** Canonical path of the page; defaults to the page's own path. */
  canonical?: string;
  /** URL of the image for link previews; defaults to the tenant's icon on the tenant's colour. */
  ogImage?: string;
  ogType?: 'website' | 'product' | 'article';
  noIndex?: boolean;
  jsonLd?: StructuredData | readonly StructuredData[];
}

/** Drawn by the server for the installed app (server/hosting/siteFiles/appIcons.ts). */
const TENANT_PICTURE = '/app-icons/screen-wide.png';

/** Query keys that identify a variant. They stay in the canonical URL only when both are present (docs/spec/01 §4). */
const VARIANT_KEYS = ['configurable_entity_id', 'configured_entity_id'];

/** Returns the canonical path of a page: without its query, except for the two keys of a selected variant. */
export function canonicalPath(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  const path = pathname.slice(0, end);
  if (!VARIANT_KEYS.every((key) => query.get(key))) return path;
  return `${path}?${new URLSearchParams(VARIANT_KEYS.map((key) => [key, query.get(key) ?? '']))}`;
}

/**
 * Title, description, canonical URL, Open Graph tags, alternate languages and structured data of a page. React hoists
 * the elements into the head, also during server rendering.
 */
export function PageHead(props: Props) {
  const config = useConfig();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const urls = useSiteUrls();
  const path = props.canonical ?? canonicalPath(pathname, search);
  const title = [
    config.title_prefix,
    props.title || config.title || config.name,
    props.title ? config.title_suffix : '',
  ]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');
  const description = props.description || config.description;
  const base = config.base_url.replace(/\/$/, '');
  const defaultLocale = webLocale(config.locale);
  const languages = props.noIndex ? [] : languageLinks(config, locale, path);
  const url = urls.page(path);

  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {props.keywords && <meta name="keywords" content={props.keywords} />}
      {props.noIndex && <meta name="robots" content="noindex, nofollow" />}
      <link rel="canonical" href={url} />
      {languages.map((language) => (
        <link
          key={language.locale}
          rel="alternate"
          hrefLang={language.locale}
          href={base + language.href || '/'}
        />
      ))}
      {languages
        .filter((language) => language.locale === defaultLocale)
        .map(({ href }) => (
          <link key="x-default" rel="alternate" hrefLang="x-default" href={base + href || '/'} />
        ))}
      <meta property="og:site_name" content={config.name} />
      <meta property="og:type" content={props.ogType ?? 'website'} />
      <meta property="og:title" content={props.title || config.name} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={locale.replace('-', '_')} />
      <meta property="og:image" content={urls.file(props.ogImage || TENANT_PICTURE)} />
      <meta name="twitter:card" content="summary_large_image" />
      <JsonLd data={props.jsonLd} />
    </>
  );
}
