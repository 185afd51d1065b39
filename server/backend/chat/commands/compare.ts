import type { ProductPage } from '../../../../contract/product.ts';
import { type FactScope, isAbout, sectionOf, textOf } from '../facts/factScope.ts';
import { priceText } from '../facts/price.ts';
import { readProductScope } from '../facts/variantScope.ts';
import { type Reply, replyOf, type Statement } from '../reply.ts';
import type { Command } from './command.ts';
import { findNamedProduct } from './namedProduct.ts';

const SPLIT =
  /\b(?:compared? (?:it )?(?:to|with|and)|compare|comparez?|comparer|comparé(?:e)? (?:à|avec)|versus|vs\.?|differen(?:t|ce)s? (?:between|from)|différences? (?:entre|avec)|differ from|comparison (?:with|to))\b/i;
const MOST_ROWS = 14;

type Compared = Pick<FactScope, 'page' | 'sheet'>;

const withheldPrice = (scope: FactScope, { msrp_enabled }: ProductPage) =>
  textOf(scope, msrp_enabled ? 'chatInCart' : 'chatOnRequest');

const orDash = (text: string | undefined) => text || '–';

function rowsOf(scope: FactScope, compared: readonly Compared[]) {
  const language = scope.context.language === 'fr' ? 'fr' : 'en';
  const prices = compared.map(({ page }) =>
    page.price === null ? withheldPrice(scope, page) : priceText(scope, page.price),
  );
  const ratings = compared.map(({ page }) => (page.reviews_count > 0 ? `${page.reviews_rating} / 5` : '–'));
  const labels = new Map(
    compared.flatMap(({ sheet }) =>
      sheet.rows
        .filter(({ concept }) => concept !== 'sku')
        .map((row) => [row.label.en, row.label[language]] as const),
    ),
  );
  const valueIn = ({ sheet }: Compared, label: string) =>
    sheet.rows.find((row) => row.label.en === label)?.value[language];
  const rows = [...labels].map(([key, label]) => ({
    label,
    values: compared.map((one) => orDash(valueIn(one, key))),
  }));
  const shared = rows.sort(
    (a, b) =>
      a.values.filter((value) => value === '–').length - b.values.filter((value) => value === '–').length,
  );
  return [
    { label: textOf(scope, 'chatRowPrice'), values: prices },
    { label: textOf(scope, 'chatRowRating'), values: ratings },
    ...shared,
  ].slice(0, MOST_ROWS);
}

/** States the price difference first, because shoppers ask for that first. */
function priceDifference(scope: FactScope, [own, other]: readonly Compared[]): Statement[] {
  const [first, second] = [own?.page.price ?? null, other?.page.price ?? null];
  if (!own || !other || first === null || second === null || first === second) return [];
  const [cheap, dear] = first < second ? [own.page, other.page] : [other.page, own.page];
  const values = { name: cheap.name, other: dear.name, amount: priceText(scope, Math.abs(first - second)) };
  return [{ text: textOf(scope, 'chatCheaperBy', values), links: [sectionOf({ ...scope, page: cheap })] }];
}

const productOf = ({ page }: Compared) => ({
  entity_id: page.entity_id,
  name: page.name,
  url_key: page.url_key,
});

async function compareWith(scope: FactScope, otherId: number): Promise<Reply> {
  const other = await readProductScope(scope.backend, { ...scope.context, url: '' }, String(otherId));
  const compared = [scope, other];
  const names = compared.map(({ page }) => page.name);
  const lead = {
    text: textOf(scope, 'chatCompared', { name: names[0] ?? '', other: names[1] ?? '' }),
    links: compared
      .map(({ page }) => sectionOf({ ...scope, page }, 'specifications'))
      .map((link, at) => ({ ...link, title: names[at] ?? link.title })),
  };
  return replyOf([lead, ...priceDifference(scope, compared)], {
    comparison: { products: compared.map(productOf), rows: rowsOf(scope, compared) },
    actions: [
      {
        kind: 'compare',
        products: compared.map(({ page }) => ({
          entity_id: page.entity_id,
          name: page.name,
          image: page.image_url.normal,
        })),
      },
    ],
  });
}

/** Compares the product with another one named in the question. */
export const compare: Command = async (scope) => {
  const { question } = scope;
  if (!isAbout(scope, 'compare')) return null;
  const parts = question.plain
    .split(SPLIT)
    .map((part) => part.replace(/\b(?:it|this|and|et|ou|or)\b/gi, ' '));
  for (const part of parts.reverse()) {
    const otherId = await findNamedProduct(scope, part);
    if (otherId !== null) return compareWith(scope, otherId);
  }
  const text = textOf(scope, 'chatCompareWhich', { name: scope.page.name });
  return replyOf([{ text, links: [{ title: textOf(scope, 'chatSourceCompare'), url: '/compare' }] }]);
};
