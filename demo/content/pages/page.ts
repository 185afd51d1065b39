import type { DemoPage, TenantCode } from '../../shopTypes.ts';
import type { Text } from '../../text.ts';
import { html } from '../html.ts';

const everyone: readonly TenantCode[] = ['maple', 'boreale'];

interface Picture {
  src: string;
  alt: Text;
}

const figure = ({ src }: Picture, alt: string) =>
  `<avb-picture class="avb-figure" data-src="${src}" data-alt="${alt}" data-width="1600" data-height="800" data-sizes="(min-width: 960px) 52rem, 100vw"></avb-picture>`;

/** A page to read: a title, a lead and sections of a heading and paragraphs. */
export function article(
  identifier: string,
  title: Text,
  lead: Text,
  parts: readonly (readonly [heading: Text, ...paragraphs: Text[]])[],
  { tenants = everyone, picture }: { tenants?: readonly TenantCode[]; picture?: Picture } = {},
): DemoPage {
  const content = html((say) => {
    const words = (text: Text) => say(text.en, text.fr);
    const sections = parts.map(
      ([heading, ...paragraphs]) =>
        `<h2>${words(heading)}</h2>${paragraphs.map((text) => `<p>${words(text)}</p>`).join('')}`,
    );
    return `<article class="avb-section avb-prose"><h1>${words(title)}</h1><p class="avb-lead">${words(lead)}</p>${picture ? figure(picture, words(picture.alt)) : ''}${sections.join('')}</article>`;
  });
  return page(identifier, title, content, lead, tenants);
}

export function page(
  identifier: string,
  title: Text,
  content: Text,
  metaDescription: Text,
  tenants = everyone,
): DemoPage {
  return {
    identifier,
    title,
    content,
    metaDescription,
    metaKeywords: { en: '', fr: '' },
    noIndex: identifier.startsWith('tags-'),
    tenants,
  };
}

export const t = (en: string, fr: string): Text => ({ en, fr });
