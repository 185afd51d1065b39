import type { ProductPage } from '../../../src/api/contract/product.ts';
import { wordingOf } from '../cart/money.ts';
import { presentDeliveries } from '../cart/presentDeliveries.ts';
import { say } from '../messages/say.ts';
import type { Visitor } from '../session/visitor.ts';

export type Speaker = Pick<Visitor, 'tenant' | 'language'>;

/** Something shoppers ask about: the words that point to it (English and French), and what the facts say. */
interface Topic {
  asked: RegExp;
  answer(speaker: Speaker, product: ProductPage): string[];
}

const cents = (amount: number) => Math.round(amount * 100);
const priceOf = (speaker: Speaker, amount: number) => wordingOf(speaker).amount(cents(amount)).formatted;

const inches = (language: string, value: number | null) =>
  value === null
    ? '–'
    : `${new Intl.NumberFormat(language).format(value)} ${language === 'fr' ? 'po' : 'in'}`;

function size({ language }: Speaker, { name, dimensions: { width, depth, height } }: ProductPage): string[] {
  if (width === null && depth === null && height === null)
    return [say(language, 'chatSizeUnknown', { name })];
  const values = {
    name,
    width: inches(language, width),
    depth: inches(language, depth),
    height: inches(language, height),
  };
  return [say(language, 'chatSize', values)];
}

function price(speaker: Speaker, product: ProductPage): string[] {
  const { language } = speaker;
  const { name, price: amount, list_price: list, consumer_rebate: rebate } = product;
  if (amount === null) return [say(language, 'chatPriceAsk', { name })];
  const isSaved = list !== null && list > amount;
  const values = { name, price: priceOf(speaker, amount), list: priceOf(speaker, list ?? 0) };
  const said = [say(language, isSaved ? 'chatPriceSaved' : 'chatPrice', values)];
  return rebate ? [...said, say(language, 'chatPriceRebate', { amount: priceOf(speaker, rebate) })] : said;
}

function stock({ language }: Speaker, { name, in_stock: isOnHand, location_inventory: places }: ProductPage) {
  if (!isOnHand) return [say(language, 'chatStockNone', { name })];
  const shops = places.filter(({ qty }) => qty > 0).map((place) => place.store_name);
  if (shops.length === 0) return [say(language, 'chatStock', { name })];
  return [say(language, 'chatStockShops', { name, shops: shops.slice(0, 3).join(', ') })];
}

function delivery(speaker: Speaker, product: ProductPage): string[] {
  const { language } = speaker;
  const methods = presentDeliveries(speaker, cents(product.price ?? 0), '').map(
    ({ carrier_title: title, price: amount, eta }) =>
      say(language, 'chatDeliveryOne', { title, price: priceOf(speaker, amount), eta }),
  );
  return [say(language, 'chatDelivery', { methods: methods.join('; ') })];
}

const energy = ({ language }: Speaker, { name, energy_star_qualified: isStar }: ProductPage) => [
  say(language, isStar ? 'chatEnergy' : 'chatEnergyNot', { name }),
];

const choices = ({ language }: Speaker, { attributes }: ProductPage) =>
  attributes.map(({ label, options }) =>
    say(language, 'chatColours', { label, values: options.map((option) => option.label).join(', ') }),
  );

export const TOPICS: readonly Topic[] = [
  {
    asked:
      /\b(size|dimension|wide|width|deep|depth|high|height|tall|measure|fit|large|larg\w+|haut\w*|profond\w*|taille|mesur\w+)/i,
    answer: size,
  },
  {
    asked: /\b(price|cost|how much|expensive|sale|discount|rebate|prix|co[uû]te|rabais|remise|solde)/i,
    answer: price,
  },
  { asked: /\b(stock|available|availability|in store|disponib\w+|magasin)/i, answer: stock },
  { asked: /\b(deliver\w*|shipping|ship|livr\w+|exp[eé]di\w+)/i, answer: delivery },
  { asked: /\b(energy|kwh|electric\w*|power|[eé]nerg\w+|consomm\w+)/i, answer: energy },
  { asked: /\b(colou?rs?|fabrics?|finish|options?|couleurs?|tissus?|fini)/i, answer: choices },
];
