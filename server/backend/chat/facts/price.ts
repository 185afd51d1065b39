import { plainText } from '../../../../contract/plainText.ts';
import { moneyFormatOf } from '../../cart/money.ts';
import { configOf } from '../../tenant/tenant.ts';
import { isOf, quantitiesIn } from '../question/quantities.ts';
import type { Statement } from '../reply.ts';
import { type FactKind, type FactScope, isAbout, sectionOf, textOf } from './factScope.ts';
import { verdictOf } from './values.ts';

export const priceText = ({ context }: Pick<FactScope, 'context'>, amount: number): string =>
  moneyFormatOf(context).amount(Math.round(amount * 100)).formatted;

const dateText = ({ context }: FactScope, iso: string) =>
  new Intl.DateTimeFormat(context.language === 'fr' ? 'fr-CA' : 'en-US', {
    dateStyle: 'long',
    timeZone: configOf(context.tenant, context.language).timezoneId,
  }).format(new Date(iso));

/** Prices, savings and rebates of the product. */
export const price: FactKind = (scope) => {
  const { page, question } = scope;
  const isHowMuch = isAbout(scope, 'how_much') && question.concepts.size === 1 && question.rest.length === 0;
  const isPrice =
    (isAbout(scope, 'price') || isHowMuch) &&
    !isAbout(
      scope,
      'delivery',
      'pickup',
      'haul_away',
      'installation',
      'assembly',
      'running_cost',
      'returns',
      'warranty',
    );
  const money = question.quantities.some((one) => isOf('money', one));
  if (!isPrice && !isAbout(scope, 'list_price', 'sale', 'rebate') && !money) return [];
  if (
    isAbout(scope, 'find', 'financing', 'alternatives', 'delivery', 'pickup') ||
    (isAbout(scope, 'cheaper') && !money)
  )
    return [];
  const links = [sectionOf(scope)];
  const { name, price: amount, list_price: list, consumer_rebate: rebate } = page;
  if (page.msrp_enabled) return [{ text: textOf(scope, 'chatPriceInCart', { name }), links }];
  if (amount === null) return [{ text: textOf(scope, 'chatPriceAsk', { name }), links }];
  const isSaved = list !== null && list > amount;
  const statements: Statement[] = [];
  const values = { name, price: priceText(scope, amount), list: priceText(scope, list ?? 0) };
  const [dollars] = quantitiesIn(`$${amount}`);
  const lead = (dollars && verdictOf(scope, dollars)?.lead) || '';
  statements.push({
    text: `${lead}${textOf(scope, isSaved ? 'chatPriceSaved' : 'chatPrice', values)}`,
    links,
  });
  if (!isSaved && isAbout(scope, 'sale', 'list_price'))
    statements.push({ text: textOf(scope, 'chatNotReduced', { name }), links });
  if (rebate)
    statements.push({ text: textOf(scope, 'chatPriceRebate', { amount: priceText(scope, rebate) }), links });
  if (isAbout(scope, 'rebate', 'sale')) statements.push(...promotions(scope));
  if (isAbout(scope, 'rebate') && !rebate && page.promotions.length === 0)
    statements.push({ text: textOf(scope, 'chatNoRebate', { name }), links });
  return statements;
};

function promotions(scope: FactScope): Statement[] {
  return scope.page.promotions.map((one) => ({
    text: textOf(scope, one.end_date ? 'chatPromotionUntil' : 'chatPromotion', {
      title: one.promo_name,
      text: plainText(one.promo_short_description),
      date: one.end_date ? dateText(scope, one.end_date) : '',
    }),
    links: one.rebate_form_url
      ? [sectionOf(scope), { title: one.promo_name, url: one.rebate_form_url }]
      : [sectionOf(scope)],
  }));
}
