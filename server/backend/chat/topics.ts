import type { ProductPage } from '../../../contract/product.ts';
import { presentDeliveries } from '../cart/delivery.ts';
import { moneyFormatOf } from '../cart/money.ts';
import { message } from '../messages/message.ts';
import type { RequestContext } from '../session/requestContext.ts';

export type ChatContext = Pick<RequestContext, 'tenant' | 'language'>;

/** A topic of questions: the words that identify it (English and French), and the reply from the product's facts. */
interface Topic {
  pattern: RegExp;
  reply(speaker: ChatContext, product: ProductPage): string[];
}

const cents = (amount: number) => Math.round(amount * 100);
const priceOf = (speaker: ChatContext, amount: number) =>
  moneyFormatOf(speaker).amount(cents(amount)).formatted;

const inches = (language: string, value: number | null) =>
  value === null
    ? '–'
    : `${new Intl.NumberFormat(language).format(value)} ${language === 'fr' ? 'po' : 'in'}`;

function size(
  { language }: ChatContext,
  { name, dimensions: { width, depth, height } }: ProductPage,
): string[] {
  if (width === null && depth === null && height === null)
    return [message(language, 'chatSizeUnknown', { name })];
  const values = {
    name,
    width: inches(language, width),
    depth: inches(language, depth),
    height: inches(language, height),
  };
  return [message(language, 'chatSize', values)];
}

function price(speaker: ChatContext, product: ProductPage): string[] {
  const { language } = speaker;
  const { name, price: amount, list_price: list, consumer_rebate: rebate } = product;
  if (amount === null) return [message(language, 'chatPriceAsk', { name })];
  const isSaved = list !== null && list > amount;
  const values = { name, price: priceOf(speaker, amount), list: priceOf(speaker, list ?? 0) };
  const replies = [message(language, isSaved ? 'chatPriceSaved' : 'chatPrice', values)];
  return rebate
    ? [...replies, message(language, 'chatPriceRebate', { amount: priceOf(speaker, rebate) })]
    : replies;
}

function stock(
  { language }: ChatContext,
  { name, in_stock: isOnHand, availability, location_inventory: inventory }: ProductPage,
) {
  if (!isOnHand) return [message(language, 'chatStockNone', { name })];
  if (availability === 'special_order') return [message(language, 'chatStockOrder', { name })];
  const shops = inventory.filter(({ qty }) => qty > 0).map((row) => row.store_name);
  if (shops.length === 0) return [message(language, 'chatStock', { name })];
  return [message(language, 'chatStockShops', { name, shops: shops.slice(0, 3).join(', ') })];
}

function delivery(speaker: ChatContext, product: ProductPage): string[] {
  const { language } = speaker;
  const methods = presentDeliveries(speaker, cents(product.price ?? 0), '').map(
    ({ carrier_title: title, price: amount, eta }) =>
      message(language, 'chatDeliveryOne', { title, price: priceOf(speaker, amount), eta }),
  );
  return [message(language, 'chatDelivery', { methods: methods.join('; ') })];
}

const energy = ({ language }: ChatContext, { name, energy_star_qualified: isStar }: ProductPage) => [
  message(language, isStar ? 'chatEnergy' : 'chatEnergyNot', { name }),
];

const options = ({ language }: ChatContext, { attributes }: ProductPage) =>
  attributes.map(({ label, options }) =>
    message(language, 'chatColours', { label, values: options.map((option) => option.label).join(', ') }),
  );

export const TOPICS: readonly Topic[] = [
  {
    pattern:
      /\b(size|dimension|wide|width|deep|depth|high|height|tall|measure|fit|large|larg\w+|haut\w*|profond\w*|taille|mesur\w+)/i,
    reply: size,
  },
  {
    pattern: /\b(price|cost|how much|expensive|sale|discount|rebate|prix|co[uû]te|rabais|remise|solde)/i,
    reply: price,
  },
  { pattern: /\b(stock|available|availability|in store|disponib\w+|magasin)/i, reply: stock },
  { pattern: /\b(deliver\w*|shipping|ship|livr\w+|exp[eé]di\w+)/i, reply: delivery },
  { pattern: /\b(energy|kwh|electric\w*|power|[eé]nerg\w+|consomm\w+)/i, reply: energy },
  { pattern: /\b(colou?rs?|fabrics?|finish|options?|couleurs?|tissus?|fini)/i, reply: options },
];
