import { describe, expect, it } from 'vitest';
import type { TrackedEvent } from '@/lib/tracked';
import { cartChange } from './cartChange';
import { toConversion } from './conversions';
import { toGa4Events } from './ga4Events';
import { MAX_VALUE_LENGTH, withinLimits } from './ga4Limits';
import { cart, line, order, sofa } from './tracked.fixtures';

const sofaItem = {
  item_id: '7',
  item_name: 'Hudson sofa',
  item_sku: 'HUD-1',
  item_brand: 'Wren',
  item_category: 'Sofas',
  item_variant: 'H1',
  type_id: 'configurable',
  price: 900,
  discount: 100,
  quantity: 1,
};
const { type_id: _, ...lineOfSofa } = sofaItem;
const lineItem = { ...lineOfSofa, item_variant: 'Moss', quantity: 2 };
const none = { added: [], removed: [] };

const promotion = { id: 'b1', name: 'Cold season' };

const names = (event: TrackedEvent, change = none) =>
  toGa4Events(event, { currency: 'USD', change }).map(({ name }) => name);

describe('GA4 events', () => {
  it('leave out the price that the shopper may not see', () => {
    const { price: _hidden, ...priceless } = sofaItem;
    const hidden = { ...sofa, price: null, list_price: null };
    const [event] = toGa4Events(
      { type: 'productViewed', product: hidden },
      { currency: 'USD', change: none },
    );
    expect(event?.items).toEqual([{ ...priceless, discount: 0 }]);
    expect(Object.keys(event?.items?.[0] ?? {})).not.toContain('price');
    expect(event?.params).toEqual({ currency: 'USD' });
    const listed: TrackedEvent = { type: 'wishlistItemAdded', product: hidden };
    expect(toGa4Events(listed, { currency: 'USD', change: none })[0]?.params).toEqual({ currency: 'USD' });
    const viewed: TrackedEvent = { type: 'productViewed', product: hidden };
    const context = { currency: 'USD', path: '/product/hudson-sofa', change: none };
    expect(Object.keys(toConversion(viewed, context)?.params ?? {})).not.toContain('value');
  });

  it('leave out the price of a cart that may be shown in the cart only, and contain what was paid', () => {
    const withheld = cart(line({ is_price_withheld: true }), line({ item_id: 'l2' }));
    const [viewed] = toGa4Events({ type: 'cartViewed', cart: withheld }, { currency: 'USD', change: none });
    expect(viewed?.params).toEqual({ currency: 'USD' });
    const { price: _price, ...priceless } = lineItem;
    expect(viewed?.items).toEqual([{ ...priceless, discount: 0 }, lineItem]);
    const placed: TrackedEvent = { type: 'orderPlaced', order: { ...order, items: withheld.items } };
    const [purchase] = toGa4Events(placed, { currency: 'USD', change: none });
    expect(purchase).toMatchObject({ params: { value: 1950 }, items: [lineItem, lineItem] });
  });

  it('tell that a product is free', () => {
    const free = { ...sofa, price: 0, list_price: null };
    const [event] = toGa4Events({ type: 'productViewed', product: free }, { currency: 'USD', change: none });
    expect(event?.params).toEqual({ currency: 'USD', value: 0 });
  });

  it('a product event carries id, name, brand, category, price and discount', () => {
    expect(toGa4Events({ type: 'productViewed', product: sofa }, { currency: 'USD', change: none })).toEqual([
      { name: 'view_item', params: { currency: 'USD', value: 900 }, items: [sofaItem] },
    ]);
  });

  it('a product event uses the prices without tax where a backend sends them', () => {
    const product = { ...sofa, final_price_without_tax: 800, regular_price_without_tax: 850 };
    const [event] = toGa4Events({ type: 'productViewed', product }, { currency: 'USD', change: none });
    expect(event?.items?.[0]).toMatchObject({ price: 800, discount: 50 });
  });

  it.each<[TrackedEvent, string]>([
    [{ type: 'pageViewed', path: '/', title: 'Home' }, 'page_view'],
    [{ type: 'listViewed', list: 'catalog/sofas', products: [sofa] }, 'view_item_list'],
    [{ type: 'productSelected', product: sofa }, 'select_item'],
    [{ type: 'wishlistItemAdded', product: sofa }, 'add_to_wishlist'],
    [{ type: 'cartViewed', cart: cart(line()) }, 'view_cart'],
    [{ type: 'checkoutStarted', cart: cart(line()) }, 'begin_checkout'],
    [{ type: 'cartUpdated', write: 'shipping', cart: cart(line()) }, 'add_shipping_info'],
    [{ type: 'cartUpdated', write: 'payment', cart: cart(line()) }, 'add_payment_info'],
    [{ type: 'orderPlaced', order }, 'purchase'],
    [{ type: 'locationSearched', method: 'zip' }, 'find_location'],
    [{ type: 'formSubmitted', form: 'newsletter', person: {} }, 'subscribe'],
    [{ type: 'formSubmitted', form: 'request-quote', person: {} }, 'generate_lead'],
    [{ type: 'formSubmitted', form: 'contact', person: {} }, 'contact'],
    [{ type: 'signedIn' }, 'login'],
    [{ type: 'accountCreated' }, 'sign_up'],
    [{ type: 'phoneClicked', phone: '5035550100', value: 600 }, 'click_to_call'],
    [{ type: 'promotionViewed', promotion }, 'view_promotion'],
    [{ type: 'promotionSelected', promotion }, 'select_promotion'],
    [{ type: 'compareItemAdded', product: sofa }, 'add_to_compare'],
    [{ type: 'compareItemRemoved', product: sofa }, 'remove_from_compare'],
    [{ type: 'compareViewed', products: [sofa] }, 'view_compare'],
    [{ type: 'chatOpened', product: sofa }, 'chat_open'],
    [{ type: 'chatQuestionSent', product: sofa, question: 'How wide?' }, 'chat_question'],
    [{ type: 'chatQuestionUnanswered', product: sofa, question: 'Why?' }, 'unanswered_question'],
    [{ type: 'chatRated', product: sofa, vote: 'up' }, 'chat_feedback'],
    [{ type: 'checkoutStepViewed', step: 'payment', position: 3 }, 'checkout_step'],
    [{ type: 'orderCancelled', order }, 'refund'],
    [{ type: 'locationSelected', locationId: '1', name: 'Portland' }, 'select_location'],
    [{ type: 'linkShared', method: 'copied_link', content: 'wishlist' }, 'share'],
  ])('%o becomes %s', (event, name) => expect(names(event)).toEqual([name]));

  it('a search is a search and a view of its results', () =>
    expect(names({ type: 'searchCompleted', term: 'sofa', resultCount: 3 })).toEqual([
      'search',
      'view_search_results',
    ]));

  it('a search that names a person is reported without that part, in its path, title and list too', () => {
    const tell = (event: TrackedEvent) =>
      JSON.stringify(toGa4Events(event, { currency: 'USD', change: none }));
    const path = '/fr/search/ada%40example.com%205035550123';
    expect(tell({ type: 'pageViewed', path, title: 'Results for ada@example.com' })).toContain(
      '/fr/search/[email] [number]","page_title":"Results for [email]',
    );
    const list = { type: 'listViewed', list: path.slice(1), products: [sofa] } as const;
    expect(tell(list)).not.toMatch(/ada|503/);
    const other = { type: 'pageViewed', path: '/product/sofa-10001234', title: 'Sofa 10001234' } as const;
    expect(tell(other)).toContain('"page_path":"/product/sofa-10001234","page_title":"Sofa 10001234"');
  });

  it('an error page is an exception for others, and a page error of our own', () =>
    expect(names({ type: 'errorPageShown', message: 'x', url: '/' })).toEqual(['exception', 'page_error']));

  it('an unanswered question that names a person is reported without its text', () => {
    const paramsOf = (question: string) =>
      toGa4Events(
        { type: 'chatQuestionUnanswered', product: sofa, question },
        { currency: 'USD', change: none },
      )[0]?.params;
    expect(paramsOf('Is my wombat allowed?')).toHaveProperty('question', 'Is my wombat allowed?');
    expect(String(paramsOf('w'.repeat(300))?.question)).toHaveLength(200);
    for (const question of ['Write to ada@example.com', 'Call 503 555-0100', 'Order 100001?'])
      expect(paramsOf(question)).not.toHaveProperty('question');
  });

  it('the event of an order carries id, revenue, tax, shipping, currency and payment (docs/spec/18 §2)', () => {
    expect(toGa4Events({ type: 'orderPlaced', order }, { currency: 'CAD', change: none })).toEqual([
      {
        name: 'purchase',
        params: {
          transaction_id: 'M-100001',
          value: 1950,
          tax: 100,
          shipping: 50,
          currency: 'USD',
          payment_type: 'checkmo',
        },
        items: [lineItem],
      },
    ]);
  });
});

describe('a cart write', () => {
  const two = cart(line(), line({ item_id: 'l2', product_id: '9', qty: 1 }));
  const writtenEvent = (after: typeof two): TrackedEvent => ({
    type: 'cartUpdated',
    write: 'items',
    cart: after,
  });

  it('reports new line items and larger quantities as added', () => {
    const after = cart(line({ qty: 3 }), line({ item_id: 'l2', product_id: '9', qty: 1 }));
    const change = cartChange(cart(line()), after);
    expect(change.added.map(({ item_id, quantity }) => [item_id, quantity])).toEqual([
      ['7', 1],
      ['9', 1],
    ]);
    expect(names(writtenEvent(after), change as never)).toEqual(['add_to_cart']);
  });

  it('reports missing line items and smaller quantities as removed', () => {
    const after = cart(line({ qty: 1 }));
    const change = cartChange(two, after);
    expect(change.removed.map(({ item_id, quantity }) => [item_id, quantity])).toEqual([
      ['7', 1],
      ['9', 1],
    ]);
    expect(names(writtenEvent(after), change as never)).toEqual(['remove_from_cart']);
  });

  it('yields no event without a change', () =>
    expect(names(writtenEvent(two), cartChange(two, two) as never)).toEqual([]));
});

describe('a conversion (docs/spec/18 §3)', () => {
  const context = { currency: 'USD', path: '/product/hudson-sofa', change: { added: [], removed: [] } };

  it.each<[TrackedEvent, string, Record<string, unknown>]>([
    [{ type: 'searchCompleted', term: 'sofa', resultCount: 3 }, 'Search', { search_string: 'sofa' }],
    [
      { type: 'searchCompleted', term: 'bed ada@example.com', resultCount: 0 },
      'Search',
      { search_string: 'bed [email]' },
    ],
    [
      { type: 'productViewed', product: sofa },
      'ViewContent',
      { content_path: '/product/hudson-sofa', content_type: 'product', content_ids: ['7'], value: 900 },
    ],
    [{ type: 'orderPlaced', order }, 'Purchase', { order_id: 'M-100001', value: 1950, currency: 'USD' }],
    [{ type: 'locationSearched', method: 'position' }, 'FindLocation', { type: 'position' }],
    [{ type: 'formSubmitted', form: 'request-quote', person: {} }, 'Lead', {}],
    [{ type: 'formSubmitted', form: 'newsletter', person: {} }, 'Subscribe', {}],
    [{ type: 'formSubmitted', form: 'contact', person: {} }, 'Contact', {}],
    [{ type: 'phoneClicked', phone: '1', value: 600 }, 'Contact', { value: 600 }],
  ])('%o becomes %s', (event, name, params) => {
    expect(toConversion(event, context)).toMatchObject({ name, params });
  });

  it('AddToCart lists the added items; a removal yields no conversion', () => {
    const after = cart(line());
    const event: TrackedEvent = { type: 'cartUpdated', write: 'items', cart: after };
    expect(toConversion(event, { ...context, change: cartChange(null, after) })).toMatchObject({
      name: 'AddToCart',
      params: { contents: [{ id: '7', quantity: 2, item_price: 900 }], value: 1800 },
    });
    expect(toConversion(event, { ...context, change: cartChange(after, cart()) })).toBeNull();
  });
});

it('a long value is cut between characters, because a batch with half of one is refused', () => {
  const name = `a${'😀'.repeat(MAX_VALUE_LENGTH)}`;
  const { params } = withinLimits({ name: 'search', params: { search_term: name } });
  expect(String((params as { search_term: string }).search_term)).toMatch(/^a(😀){40,}$/u);
});
