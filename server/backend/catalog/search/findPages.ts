import { and, eq } from 'drizzle-orm';
import { oncePer } from '../../../../contract/oncePer.ts';
import { withoutTags } from '../../../../contract/withoutTags.ts';
import type { BackendContext } from '../../backendContext.ts';
import type { Database } from '../../database/database.ts';
import { pages } from '../../database/schema/content.ts';
import { readLocations } from '../../locations/locations.ts';
import type { RequestScope } from '../../route.ts';
import type { CatalogState } from '../catalog.ts';
import { localizedText } from '../catalogMessages.ts';
import type { BilingualText } from '../details.ts';
import { isServiceWord, subjectForms } from './serviceWords.ts';
import { plainText, stems, tokensOf } from './words.ts';

/** Maximum number of pages with the products of a search. */
const maxPages = 3;
/** Pages are read again after this time, because content changes without a new catalog revision. */
const maxAgeMs = 60_000;

/** Words of a question that carry no information about its subject. */
const fillers = new Set(
  'policy policies politique conditions terms info information page how what when where can do does i you your my is are option options comment quoi quand ou puis je vous votre vos mes est sont faire'.split(
    ' ',
  ),
);

interface SearchablePage {
  identifier: string;
  title: BilingualText;
  /** Normalised words of the title, and of everything else that describes the page. */
  titleWords: ReadonlySet<string>;
  otherWords: ReadonlySet<string>;
  /** Words of the text itself, which only count for the shop's services. */
  textWords: ReadonlySet<string>;
}

const stemsOf = (text: string) => new Set(plainText(text).split(' ').flatMap(stems));

/** Pages of the shop that are not content; their titles are those of the menus. */
export const shopPages: readonly SearchablePage[] = [
  ['stores', 'Stores', 'Magasins', 'store hours opening location'],
  ['promotions', 'Promotions', 'Promotions', 'clearance deal rebate liquidation sale promo coupon'],
  ['track-order', 'Track an order', 'Suivre une commande', 'track order suivi commande'],
].map(([identifier = '', en = '', fr = '', words = '']) => ({
  identifier,
  title: { en, fr },
  titleWords: stemsOf(`${en} ${fr} ${words}`),
  otherWords: stemsOf(words),
  textWords: stemsOf(words),
}));

interface CachedPages {
  readAt: number;
  pages: Promise<readonly SearchablePage[]>;
}
/** By tenant. */
const cacheOf = oncePer((_: CatalogState) => new Map<number, CachedPages>());

/** Words in the stores' towns and names. A word common to all names is the dealer's name and does not identify a place. */
async function readPlaceWords(db: Database, tenantId: number): Promise<string[]> {
  const places = await readLocations(db, tenantId, null);
  const names = places.map(({ name }) => stemsOf(name));
  const ofOne = names.flatMap((words) =>
    [...words].filter((word) => !names.every((others) => others.has(word))),
  );
  return [...ofOne, ...places.flatMap(({ city }) => [...stemsOf(city)])];
}

async function readPages({ db }: BackendContext, tenantId: number): Promise<readonly SearchablePage[]> {
  const rows = await db
    .select({
      identifier: pages.identifier,
      title: pages.title,
      description: pages.metaDescription,
      keywords: pages.metaKeywords,
      content: pages.content,
    })
    .from(pages)
    .where(and(eq(pages.tenantId, tenantId), eq(pages.noIndex, false)));
  const found = rows
    .filter(({ identifier }) => identifier !== 'home')
    .map(({ identifier, title, description, keywords, content }) => ({
      identifier,
      title,
      titleWords: stemsOf(`${identifier} ${title.en} ${title.fr}`),
      otherWords: stemsOf(`${description.en} ${description.fr} ${keywords.en} ${keywords.fr}`),
      textWords: stemsOf(withoutTags(`${content.en} ${content.fr}`)),
    }));
  const placeWords = await readPlaceWords(db, tenantId);
  return [
    ...shopPages.map((page) =>
      page.identifier === 'stores'
        ? { ...page, titleWords: new Set([...page.titleWords, ...placeWords]) }
        : page,
    ),
    ...found,
  ];
}

/** The pages of a tenant, read at most once a minute. A failed read is not cached. */
function pagesOf(backend: BackendContext, state: CatalogState, tenantId: number) {
  const byTenant = cacheOf(state);
  const now = backend.clock().getTime();
  const cached = byTenant.get(tenantId);
  if (cached && now - cached.readAt < maxAgeMs) return cached.pages;
  const read = readPages(backend, tenantId);
  byTenant.set(tenantId, { readAt: now, pages: read });
  read.catch(() => byTenant.delete(tenantId));
  return read;
}

/**
 * Finds the pages that a term asks for, such as "return policy". Every word, except those typical of questions, must be in the title or
 * description, and at least one in the title. Store pages also match by the towns and names of the stores.
 */
export async function findPages(
  backend: BackendContext,
  { tenant, language }: RequestScope,
  state: CatalogState,
  term: string,
): Promise<{ identifier: string; title: string }[]> {
  const words = tokensOf(term).filter((word) => !fillers.has(word));
  if (words.length === 0) return [];
  const forms = words.map(subjectForms);
  const areServices = words.every(isServiceWord);
  const scoreOf = ({ titleWords, otherWords, textWords }: SearchablePage) => {
    const isIn = (set: ReadonlySet<string>) => (form: readonly string[]) =>
      form.some((word) => set.has(word));
    const inTitle = forms.filter(isIn(titleWords)).length;
    const inOthers = forms.filter(isIn(otherWords)).length;
    const inText = areServices ? forms.filter(isIn(textWords)).length : 0;
    const isComplete = forms.every((form) =>
      [titleWords, otherWords, ...(areServices ? [textWords] : [])].some((set) => isIn(set)(form)),
    );
    if (!isComplete || inTitle + inText === 0) return { score: 0, inTitle };
    return { score: inTitle * 4 + inOthers * 2 + inText, inTitle };
  };
  const scored = (await pagesOf(backend, state, tenant.id))
    .map((page) => ({ page, ...scoreOf(page) }))
    .filter(({ score }) => score > 0);
  // Pages with the subject in the title are preferred; pages that only have it in the text are used if there are none.
  const titled = scored.filter(({ inTitle }) => inTitle > 0);
  return (titled.length > 0 ? titled : scored)
    .sort((a, b) => b.score - a.score)
    .slice(0, maxPages)
    .map(({ page }) => ({ identifier: page.identifier, title: localizedText(page.title, language) }));
}
