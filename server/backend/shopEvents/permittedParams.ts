import { cutText } from '../../../contract/cutText.ts';
import { ownValue } from '../../../contract/ownValue.ts';
import { hasEmail, isPersonal } from '../personalText.ts';

/**
 * What is stored of an event. Reports need no person, so nothing else is stored: parameters that are not in these lists
 * are dropped, and so is every text that looks like an email or a telephone number.
 */
const money = ['currency', 'value'];
const list = ['item_list_id', 'item_list_name'];
const promotion = ['promotion_id', 'promotion_name', 'creative_name', 'creative_slot'];

const paramsOf: Readonly<Record<string, readonly string[]>> = {
  page_view: [],
  view_item: money,
  view_item_list: list,
  select_item: list,
  add_to_cart: money,
  remove_from_cart: money,
  view_cart: money,
  add_to_wishlist: money,
  begin_checkout: [...money, 'coupon'],
  add_shipping_info: [...money, 'coupon', 'shipping_tier'],
  add_payment_info: [...money, 'coupon', 'payment_type'],
  purchase: [...money, 'coupon', 'transaction_id', 'tax', 'shipping'],
  refund: [...money, 'coupon', 'transaction_id', 'tax', 'shipping'],
  view_promotion: promotion,
  select_promotion: promotion,
  search: ['search_term', 'results'],
  view_search_results: ['search_term', 'results'],
  select_content: ['content_type', 'content_id'],
  share: ['method', 'content_type', 'item_id'],
  login: ['method'],
  sign_up: ['method'],
  generate_lead: money,
  web_vital: ['metric', 'value', 'rating', 'route'],
  page_error: ['route', 'status'],
  unanswered_question: ['question'],
};

const itemParams: readonly string[] = [
  ...['item_id', 'item_name', 'affiliation', 'coupon', 'discount', 'index', 'item_brand', 'item_variant'],
  ...['item_category', 'item_category2', 'item_category3', 'item_category4', 'item_category5'],
  ...['item_list_id', 'item_list_name', 'location_id', 'price', 'quantity', ...promotion],
];
/** GA4 sends at most so many items. */
const MOST_ITEMS = 200;
const LONGEST = 200;

/** Texts that a shopper types. Numbers of orders and products are long as well, so only these are searched for a number. */
const typedTexts = ['search_term', 'question', 'content_id'];

function permittedValue(name: string, value: unknown): unknown {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string') return undefined;
  const text = cutText(value, LONGEST);
  return (typedTexts.includes(name) ? isPersonal(text) : hasEmail(text)) ? undefined : text;
}

function permittedOf(names: readonly string[], params: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(params)
      .filter(([name]) => names.includes(name))
      .map(([name, value]) => [name, permittedValue(name, value)])
      .filter(([, value]) => value !== undefined),
  );
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The parameters of an event that are stored. An event that no list names is stored without any. */
export function permittedParams(eventName: string, params: Record<string, unknown>): Record<string, unknown> {
  // An event may be named like a property of every object, such as constructor.
  const isKnown = Object.hasOwn(paramsOf, eventName);
  const permitted = permittedOf(ownValue(paramsOf, eventName) ?? [], params);
  const { items } = params;
  if (!Array.isArray(items) || !isKnown) return permitted;
  const rows = items.slice(0, MOST_ITEMS).filter(isObject);
  return { ...permitted, items: rows.map((item) => permittedOf(itemParams, item)) };
}
