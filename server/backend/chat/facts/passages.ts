import { and, eq, inArray } from 'drizzle-orm';
import { cutText } from '../../../../contract/cutText.ts';
import { categoryPath } from '../../../../contract/paths.ts';
import { decodeReferences } from '../../../../contract/plainText.ts';
import { withColon } from '../../../../contract/withColon.ts';
import { withoutTags } from '../../../../contract/withoutTags.ts';
import type { BilingualText } from '../../catalog/details.ts';
import { blocks, pages } from '../../database/schema/content.ts';
import { conceptsIn } from '../question/concepts.ts';
import { tokensIn } from '../question/tokens.ts';
import type { Source } from '../reply.ts';
import { type FactScope, textOf } from './factScope.ts';

/** A heading of a help page, or a question of a guide, with the text below it. */
export interface Passage {
  page: BilingualText;
  heading: BilingualText;
  text: BilingualText;
  url: string;
  /** Concepts of the page's title and of the heading. */
  titleCodes: ReadonlySet<string>;
  headingCodes: ReadonlySet<string>;
  headingWords: ReadonlySet<string>;
  words: ReadonlySet<string>;
}

export const plain = (html: string) =>
  decodeReferences(
    withoutTags(
      html
        .replace(/<(script|style)\b[\s\S]*?(?:<\/\1>|$)/gi, ' ')
        .replace(/<\/(?:p|li|dd|dt|div|tr)>/gi, '. '),
    ),
  )
    .replace(/\s+/g, ' ')
    .replace(/([.!?…])(?:\s*\.)+/g, '$1')
    .trim();

/** A heading must not contain another one, so that an unclosed heading is not matched up to the end of the page. */
const HEADING =
  /<(h[1-4]|avb-accordion-heading)[^<>]*>((?:[^<]|<(?!\/?(?:h[1-4]|avb-accordion-heading)\b))*)<\/\1>/gi;

export interface Section {
  heading: string;
  text: string;
}

/** Splits the markup of a page at its headings. */
export function sectionsOf(html: string): Section[] {
  const headings = [...html.matchAll(HEADING)];
  return headings.map((match, at) => {
    const from = match.index + match[0].length;
    const to = headings[at + 1]?.index ?? html.length;
    return { heading: plain(match[2] ?? ''), text: plain(html.slice(from, to)) };
  });
}

const codesOf = (text: string, language: string) =>
  new Set(conceptsIn(tokensIn(text), language).map(({ concept }) => concept.code));

const withFrench = (english: ReadonlySet<string>, french: ReadonlySet<string>) =>
  new Set([...english].filter((code) => french.has(code)));

/** The subjects that a text has in both languages; a word that is ambiguous in one of them is not a subject. */
function subjectsOf({ en, fr }: BilingualText): ReadonlySet<string> {
  const english = codesOf(en, 'en');
  return fr === '' || fr === en ? english : withFrench(english, codesOf(fr, 'fr'));
}

function passagesOf(page: BilingualText, content: BilingualText, url: string): Passage[] {
  const [english, french] = [sectionsOf(content.en), sectionsOf(content.fr)];
  return english.flatMap(({ heading, text }, at) => {
    const other = french[at] ?? { heading, text };
    if (text === '') return [];
    const headings = `${heading} ${other.heading}`;
    return [
      {
        page,
        heading: { en: heading, fr: other.heading },
        text: { en: text, fr: other.text },
        url,
        titleCodes: subjectsOf(page),
        headingCodes: subjectsOf({ en: heading, fr: other.heading }),
        headingWords: new Set(tokensIn(headings)),
        words: new Set(tokensIn(`${page.en} ${page.fr} ${headings} ${text} ${other.text}`)),
      },
    ];
  });
}

/** Reads the passages of the tenant's help pages, and of the guides of the product's categories. */
export async function readPassages({ context, backend, page }: FactScope): Promise<Passage[]> {
  const { db, tenant } = context;
  const rows = await db
    .select()
    .from(pages)
    .where(and(eq(pages.tenantId, tenant.id), eq(pages.noIndex, false)));
  const { categories } = await backend.catalog.current();
  const own = categories.filter(({ id }) =>
    page.categories.some(({ entity_id }) => entity_id === String(id)),
  );
  const places = new Map(
    own.flatMap((category) => category.details.blocks.map((name) => [name, category] as const)),
  );
  const guides =
    places.size === 0
      ? []
      : await db
          .select()
          .from(blocks)
          .where(and(eq(blocks.tenantId, tenant.id), inArray(blocks.identifier, [...places.keys()])));
  return [
    ...rows
      .filter(({ identifier }) => identifier !== 'home')
      .flatMap(({ identifier, title, content }) => passagesOf(title, content, `/${identifier}`)),
    ...guides.flatMap(({ identifier, content }) => {
      const category = places.get(identifier);
      return category ? passagesOf(category.name, content, categoryPath(category.urlKey)) : [];
    }),
  ];
}

/** The page of a passage as a source. */
export const sourceOf = ({ context }: Pick<FactScope, 'context'>, { page, url }: Passage): Source => ({
  title: page[context.language === 'fr' ? 'fr' : 'en'],
  url,
});

/** A reply quotes the beginning of a long section and links to the rest. */
const MAX_LENGTH = 500;

function shortened(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  const start = cutText(text, MAX_LENGTH);
  const end = Math.max(start.lastIndexOf('. '), start.lastIndexOf('! '), start.lastIndexOf('? '));
  return end > 0 ? start.slice(0, end + 1) : `${start.slice(0, start.lastIndexOf(' '))}…`;
}

/** A section as quoted in a statement: its heading, then the beginning of its text. */
export function quote(scope: FactScope, heading: string, text: string): string {
  const { language } = scope.context;
  const words = heading.replace(/\s+(?=[?!]$)/, language === 'fr' ? '\u202f' : '');
  const lead = /[?!.]$/.test(words) ? words : withColon(words, language);
  return textOf(scope, 'chatPassage', { heading: lead, text: shortened(text) });
}
