import { useLocation } from 'react-router-dom';
import { useConfig, useLocale } from '@/config/configSlice';
import { webLocale } from '@/config/language';
import { canonicalPath } from './canonical';
import { JsonLd } from './JsonLd';
import { languageLinks } from './languageLinks';
import type { StructuredData } from './structuredData';
import { useAbsolute } from './useAddress';

interface Props {
  /** Without the store's prefix and suffix; empty for the store's name alone. */
  title: string;
  description?: string;
  /** Path of the one address of this page, when it is not its own. */
  canonical?: string;
  /** Address of the picture that stands for the page where it is shared. */
  ogImage?: string;
  ogType?: 'website' | 'product' | 'article';
  noIndex?: boolean;
  jsonLd?: StructuredData | readonly StructuredData[];
}

/**
 * Title, description, canonical, Open Graph, languages and structured data of a page. React lifts them into the
 * head; on the server they arrive with the first bytes.
 */
export function PageHead(props: Props) {
  const config = useConfig();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const absolute = useAbsolute();
  const path = props.canonical ?? canonicalPath(pathname, search);
  const title = [config.title_prefix, props.title || config.name, props.title ? config.title_suffix : '']
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');
  const description = props.description || config.description;
  const address = absolute(path);
  const base = config.base_url.replace(/\/$/, '');
  const own = webLocale(config.locale);
  const languages = props.noIndex ? [] : languageLinks(config, locale, path);

  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {props.noIndex && <meta name="robots" content="noindex, nofollow" />}
      <link rel="canonical" href={address} />
      {languages.map((language) => (
        <link
          key={language.locale}
          rel="alternate"
          hrefLang={language.locale}
          href={base + language.href || '/'}
        />
      ))}
      {languages
        .filter((language) => language.locale === own)
        .map(({ href }) => (
          <link key="x-default" rel="alternate" hrefLang="x-default" href={base + href || '/'} />
        ))}
      <meta property="og:site_name" content={config.name} />
      <meta property="og:type" content={props.ogType ?? 'website'} />
      <meta property="og:title" content={props.title || config.name} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={locale.replace('-', '_')} />
      {props.ogImage && <meta property="og:image" content={absoluteImage(props.ogImage, base)} />}
      <JsonLd data={props.jsonLd} />
    </>
  );
}

const absoluteImage = (image: string, base: string) => (/^https?:/.test(image) ? image : base + image);
