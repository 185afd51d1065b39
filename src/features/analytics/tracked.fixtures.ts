import type { TrackedCart, TrackedCartLine, TrackedOrder, TrackedProduct } from '@/lib/tracked';

/** Fixtures of the analytics tests: a sofa, a line item of it, a cart and an order of two. */
export const sofa: TrackedProduct = {
  entity_id: '7',
  sku: 'HUD-1',
  name: 'Hudson sofa',
  manufacturer: 'Wren',
  model_number: 'H1',
  type_id: 'configurable',
  price: 900,
  list_price: 1000,
  image_url: { small: '/s.jpg' },
  categories: [
    { name: 'Sofas', level: 3 },
    { name: 'Living room', level: 2 },
  ],
};

const money = (amount: number) => ({ amount, currency: 'USD' });

export const line = (change: Partial<TrackedCartLine> = {}): TrackedCartLine => ({
  item_id: 'l1',
  product_id: '7',
  sku: 'HUD-1',
  name: 'Hudson sofa',
  qty: 2,
  price: money(900),
  original_price: money(1000),
  is_price_withheld: false,
  manufacturer: 'Wren',
  options: [{ label: 'Colour', value: 'Moss' }],
  ...change,
});

export const cart = (...items: TrackedCartLine[]): TrackedCart => ({
  items,
  info: { shipping_method: 'delivery', payment_method: 'checkmo', coupon_code: 'TEN' },
  totals: { grand_total: money(1900), subtotal: money(1800) },
});

export const order: TrackedOrder = {
  entity_id: '31',
  increment_id: 'M-100001',
  items: [line()],
  totals: { grand_total: money(1950), tax: money(100), shipping: money(50) },
  payment_method: 'checkmo',
  shipping_address: {
    firstname: ' Ada ',
    lastname: 'Lind',
    telephone: '+1 (503) 555-0100',
    street: ['12 Alder Street', 'Unit 4'],
    city: 'Portland',
    region: 'OR',
    postcode: '97201',
    country_id: 'US',
  },
  additional_information: { email_address: 'Ada@Example.com ' },
};
