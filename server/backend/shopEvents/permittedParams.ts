import { cutText } from '../../../contract/cutText.ts';
import { ownValue } from '../../../contract/ownValue.ts';
import { hasEmail, isPersonal } from '../personalText.ts';

/**
 * The stored parameters of events. Reports need no personal data, so only these parameters are stored, and any text that looks like an
 * email or a telephone number is dropped.
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
/** Maximum number of items that GA4 sends. */
const MOST_ITEMS = 200;
const LONGEST = 200;

/** Texts typed by shoppers. Only these are searched for telephone numbers, because order and product numbers are long too. */
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

/** The parameters of an event to store; none for an event that is not listed. */
export function permittedParams(eventName: string, params: Record<string, unknown>): Record<string, unknown> {
  // An event may have the name of a property that every object has, such as constructor.
  const isKnown = Object.hasOwn(paramsOf, eventName);
  const permitted = permittedOf(ownValue(paramsOf, eventName) ?? [], params);
  const { items } = params;
  if (!Array.isArray(items) || !isKnown) return permitted;
  const rows = items.slice(0, MOST_ITEMS).filter(isObject);
  return { ...permitted, items: rows.map((item) => permittedOf(itemParams, item)) };
}
