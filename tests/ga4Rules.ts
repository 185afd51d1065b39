/**
 * What Google publishes about events of GA4 (support.google.com/analytics/answer/9267744, /13316687, and
 * developers.google.com/analytics/devguides/collection/ga4/reference/events). A newer rule is a line here.
 */
const LIMITS = { eventName: 40, paramName: 40, value: 100, params: 25, items: 200, itemParams: 27 } as const;
const LONGER: Record<string, number> = { page_title: 300, page_referrer: 420, page_location: 1000 };

const RESERVED_EVENTS = new Set([
  ...[
    'ad_activeview',
    'ad_click',
    'ad_exposure',
    'ad_impression',
    'ad_query',
    'ad_reward',
    'adunit_exposure',
  ],
  ...['app_background', 'app_clear_data', 'app_exception', 'app_remove', 'app_store_refund', 'app_update'],
  ...['app_store_subscription_cancel', 'app_store_subscription_convert', 'app_store_subscription_renew'],
  ...['app_upgrade', 'dynamic_link_app_open', 'dynamic_link_app_update', 'dynamic_link_first_open', 'error'],
  ...['firebase_campaign', 'firebase_in_app_message_action', 'first_open', 'first_visit', 'in_app_purchase'],
  ...['notification_dismiss', 'notification_foreground', 'notification_open', 'notification_receive'],
  ...['os_update', 'session_start', 'session_start_with_rollout', 'user_engagement', 'click', 'scroll'],
  ...['file_download', 'form_start', 'form_submit', 'video_start', 'video_progress', 'video_complete'],
]);
const RESERVED_PREFIXES = ['_', 'firebase_', 'ga_', 'google_', 'gtag.'];
const RESERVED_PARAMS = new Set(['cid', 'customer_id', 'customerid', 'dclid', 'gclid', 'session_id', 'sid']);

type Kind = 'string' | 'number' | 'boolean';
/** Parameters of Google's own events: those of `needed` must be there. */
const COMMERCE = { currency: 'string', value: 'number', coupon: 'string' } as const;
const LIST = { item_list_id: 'string', item_list_name: 'string' } as const;
const ORDER = { ...COMMERCE, transaction_id: 'string', tax: 'number', shipping: 'number' } as const;
const PROMOTION = { promotion_id: 'string', promotion_name: 'string' } as const;

interface Rule {
  params: Record<string, Kind>;
  needed?: readonly string[];
  hasItems?: boolean;
}
const commerce = (more: Record<string, Kind> = {}): Rule => ({
  params: { ...COMMERCE, ...more },
  needed: ['currency', 'value'],
  hasItems: true,
});
const order: Rule = { params: ORDER, needed: ['currency', 'value', 'transaction_id'], hasItems: true };

const PUBLISHED: Record<string, Rule> = {
  page_view: { params: { page_location: 'string', page_title: 'string', page_referrer: 'string' } },
  view_item_list: { params: LIST, hasItems: true },
  select_item: { params: LIST, hasItems: true },
  view_item: commerce(),
  add_to_wishlist: commerce(),
  add_to_cart: commerce(),
  remove_from_cart: commerce(),
  view_cart: commerce(),
  begin_checkout: commerce(),
  add_shipping_info: commerce({ shipping_tier: 'string' }),
  add_payment_info: commerce({ payment_type: 'string' }),
  purchase: order,
  refund: order,
  view_promotion: { params: PROMOTION },
  select_promotion: { params: PROMOTION },
  search: { params: { search_term: 'string' }, needed: ['search_term'] },
  view_search_results: { params: { search_term: 'string' } },
  login: { params: { method: 'string' } },
  sign_up: { params: { method: 'string' } },
  share: { params: { method: 'string', content_type: 'string', item_id: 'string' } },
  generate_lead: { params: { currency: 'string', value: 'number', lead_source: 'string' } },
  exception: { params: { description: 'string', fatal: 'boolean' } },
};

const ITEM: Record<string, Kind> = {
  item_id: 'string',
  item_name: 'string',
  affiliation: 'string',
  coupon: 'string',
  discount: 'number',
  index: 'number',
  item_brand: 'string',
  item_category: 'string',
  item_list_id: 'string',
  item_list_name: 'string',
  item_variant: 'string',
  location_id: 'string',
  price: 'number',
  quantity: 'number',
};

const isReserved = (name: string) => RESERVED_PREFIXES.some((prefix) => name.startsWith(prefix));
const isName = (name: string, length: number) =>
  /^[a-z][a-z0-9_]*$/i.test(name) && name.length <= length && !isReserved(name);

function* faultsOfParams(where: string, params: Record<string, unknown>, kinds: Record<string, Kind>) {
  for (const [name, value] of Object.entries(params)) {
    if (!isName(name, LIMITS.paramName) || RESERVED_PARAMS.has(name)) yield `${where}: name ${name}`;
    if (!['string', 'number', 'boolean'].includes(typeof value)) yield `${where}: ${name} is ${typeof value}`;
    if (kinds[name] && typeof value !== kinds[name]) yield `${where}: ${name} must be a ${kinds[name]}`;
    if (typeof value === 'number' && !Number.isFinite(value)) yield `${where}: ${name} is ${value}`;
    const length = LONGER[name] ?? LIMITS.value;
    if (typeof value === 'string' && value.length > length)
      yield `${where}: ${name} is longer than ${length}`;
  }
}

interface SentEvent {
  name: string;
  params: Record<string, unknown>;
  items?: readonly object[] | undefined;
}

/** Lists where an event breaks Google's rules; empty for an event that GA4 accepts unchanged. */
export function ga4Faults({ name, params, items }: SentEvent): string[] {
  const rule = PUBLISHED[name];
  const count = Object.keys(params).length + (items ? 1 : 0);
  return [
    ...(isName(name, LIMITS.eventName) && !RESERVED_EVENTS.has(name) ? [] : [`name ${name}`]),
    ...(count > LIMITS.params ? [`${name}: ${count} parameters`] : []),
    ...(rule?.needed ?? []).flatMap((param) => (param in params ? [] : [`${name}: ${param} is missing`])),
    ...(rule?.hasItems && !items?.length ? [`${name}: items are missing`] : []),
    ...('value' in params && items && !('currency' in params) ? [`${name}: value without currency`] : []),
    ...(items && items.length > LIMITS.items ? [`${name}: ${items.length} items`] : []),
    ...faultsOfParams(name, params, rule?.params ?? {}),
    ...(items ?? []).flatMap((item) => [
      ...('item_id' in item || 'item_name' in item ? [] : [`${name}: an item without id and name`]),
      ...(Object.keys(item).length > LIMITS.itemParams ? [`${name}: an item with too many parameters`] : []),
      ...faultsOfParams(`${name} item`, item as Record<string, unknown>, ITEM),
    ]),
  ];
}
