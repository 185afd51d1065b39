import { and, eq } from 'drizzle-orm';
import type { BackendContext } from '../../backendContext.ts';
import { pages } from '../../database/schema/content.ts';
import type { RequestScope } from '../../route.ts';
import type { CatalogState } from '../catalog.ts';
import { localizedText } from '../catalogMessages.ts';
import type { BilingualText } from '../details.ts';
import { plainText, stems, tokensOf } from './words.ts';

/** Maximum number of pages beside the products of a search. */
const maxPages = 3;
/** Pages are read again after this time, because content changes without a new catalog revision. */
const maxAgeMs = 60_000;

/** Words that shoppers use for the subject of a help page, in groups. */
const subjects: readonly (readonly string[])[] = [
  ['return', 'refund', 'exchange', 'retour', 'remboursement', 'echange'],
  ['delivery', 'shipping', 'livraison', 'expedition', 'transport'],
  ['pickup', 'collect', 'ramassage', 'cueillette'],
  [
    'financing',
    'finance',
    'credit',
    'installment',
    'instalment',
    'payment',
    'pay',
    'financement',
    'versement',
    'paiement',
    'payer',
  ],
  ['contact', 'phone', 'telephone', 'email', 'courriel', 'joindre', 'help', 'aide'],
  ['privacy', 'confidentialite', 'privee', 'cookie', 'temoin'],
  ['accessibility', 'accessibilite'],
  ['about', 'company', 'propos', 'entreprise'],
];

/** Words of a question that say nothing about its subject. */
const fillers = new Set(
  'policy policies politique conditions terms info information page how what when where can do does i you your my is are option options comment quoi quand ou puis je vous votre vos mes est sont faire'.split(
    ' ',
  ),
);

interface SearchablePage {
  identifier: string;
  title: BilingualText;
  /** Normalised words of the titles, and of everything else that describes the page. */
  titleWords: ReadonlySet<string>;
  otherWords: ReadonlySet<string>;
}

const stemsOf = (text: string) => new Set(plainText(text).split(' ').flatMap(stems));

interface CachedPages {
  readAt: number;
  pages: Promise<readonly SearchablePage[]>;
}
const cache = new WeakMap<CatalogState, Map<number, CachedPages>>();

async function readPages({ db }: BackendContext, tenantId: number): Promise<readonly SearchablePage[]> {
  const rows = await db
    .select({
      identifier: pages.identifier,
      title: pages.title,
      description: pages.metaDescription,
      keywords: pages.metaKeywords,
    })
    .from(pages)
    .where(and(eq(pages.tenantId, tenantId), eq(pages.noIndex, false)));
  return rows
    .filter(({ identifier }) => identifier !== 'home')
    .map(({ identifier, title, description, keywords }) => ({
      identifier,
      title,
      titleWords: stemsOf(`${identifier} ${title.en} ${title.fr}`),
      otherWords: stemsOf(`${description.en} ${description.fr} ${keywords.en} ${keywords.fr}`),
    }));
}

/** The pages of a tenant, read at most once a minute. A failed read is not cached. */
function pagesOf(backend: BackendContext, state: CatalogState, tenantId: number) {
  const byTenant = cache.get(state) ?? new Map<number, CachedPages>();
  cache.set(state, byTenant);
  const now = backend.clock().getTime();
  const cached = byTenant.get(tenantId);
  if (cached && now - cached.readAt < maxAgeMs) return cached.pages;
  const read = readPages(backend, tenantId);
  byTenant.set(tenantId, { readAt: now, pages: read });
  read.catch(() => byTenant.delete(tenantId));
  return read;
}

/** A word, and the words that other shoppers use for the same subject. */
function formsOf(word: string): string[] {
  const group = subjects.find((words) => words.some((other) => stems(other)[0] === stems(word)[0]));
  return [word, ...(group ?? [])].flatMap(stems);
}

/**
 * Finds the pages that a term asks for, such as "return policy". Every word that is not part of the question must
 * be in the title or description, and one of them in the title.
 */
export async function findPages(
  backend: BackendContext,
  { tenant, language }: RequestScope,
  state: CatalogState,
  term: string,
): Promise<{ identifier: string; title: string }[]> {
  const words = tokensOf(term).filter((word) => !fillers.has(word));
  if (words.length === 0) return [];
  const forms = words.map(formsOf);
  const scoreOf = ({ titleWords, otherWords }: SearchablePage) => {
    const inTitle = forms.filter((form) => form.some((word) => titleWords.has(word))).length;
    const inOthers = forms.filter((form) => form.some((word) => otherWords.has(word))).length;
    const isComplete = forms.every((form) =>
      form.some((word) => titleWords.has(word) || otherWords.has(word)),
    );
    return isComplete && inTitle > 0 ? inTitle * 2 + inOthers : 0;
  };
  return (await pagesOf(backend, state, tenant.id))
    .map((page) => ({ page, score: scoreOf(page) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, maxPages)
    .map(({ page }) => ({ identifier: page.identifier, title: localizedText(page.title, language) }));
}
