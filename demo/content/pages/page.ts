import type { DemoPage, TenantCode } from '../../shopTypes.ts';
import type { Text } from '../../text.ts';
import { html } from '../html.ts';

const allTenants: readonly TenantCode[] = ['maple', 'boreale'];

interface Picture {
  src: string;
  alt: Text;
}

const figure = ({ src }: Picture, alt: string) =>
  `<avb-picture class="avb-figure" data-src="${src}" data-alt="${alt}" data-width="1600" data-height="800" data-sizes="(min-width: 960px) 52rem, 100vw" data-priority="true"></avb-picture>`;

/** A heading and its paragraphs. */
export type Section = readonly [heading: Text, ...paragraphs: Text[]];

/** A page of prose: a title, a lead, and sections of a heading and paragraphs. */
export function article(
  identifier: string,
  title: Text,
  lead: Text,
  parts: readonly Section[],
  { tenants = allTenants, picture }: { tenants?: readonly TenantCode[]; picture?: Picture } = {},
): DemoPage {
  const content = html((localize) => {
    const inLanguage = ({ en, fr }: Text) => localize(en, fr);
    const sections = parts.map(
      ([heading, ...paragraphs]) =>
        `<h2>${inLanguage(heading)}</h2>${paragraphs.map((text) => `<p>${inLanguage(text)}</p>`).join('')}`,
    );
    return `<article class="avb-section avb-prose"><h1>${inLanguage(title)}</h1><p class="avb-lead">${inLanguage(lead)}</p>${picture ? figure(picture, inLanguage(picture.alt)) : ''}${sections.join('')}</article>`;
  });
  return page(identifier, title, content, lead, tenants);
}

export function page(
  identifier: string,
  title: Text,
  content: Text,
  metaDescription: Text,
  tenants = allTenants,
): DemoPage {
  return {
    identifier,
    title,
    content,
    metaDescription,
    metaKeywords: { en: '', fr: '' },
    noIndex: identifier.startsWith('tags'),
    tenants,
  };
}
