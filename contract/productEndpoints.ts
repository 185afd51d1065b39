import * as z from 'zod/mini';
import { addressInput } from './address';
import { endpoint } from './endpoint';
import { confirmation } from './errors';
import { converted, date, flag, id, list, maybe, number, readAs, section, text, toList } from './fields';
import {
  inputList,
  inputText,
  maybeWholeInput,
  optionalInput,
  optionalLongInput,
  wholeInput,
} from './inputs';
import { product, productPage } from './product';
import { locationStocks } from './productParts';
import { isObject } from './reshape';
import { uniqueList } from './uniqueList';

const key = z.object({ id: inputText });

export const getProduct = endpoint({
  method: 'GET',
  path: '/products/{id}',
  summary: 'One complete product by entity_id or url_key',
  params: key,
  query: z.object({ embed: optionalInput, storelocationid: optionalInput }),
  response: productPage,
});

const reviewFields = z.object({
  review_id: id,
  title: text(),
  detail: text(),
  nickname: text(),
  /** Stars, 1 to 5; 0 if the backend omits them. */
  rating: number(0),
  created_at: date,
  votes_yes: number(0),
  votes_no: number(0),
});
export const review = readAs(reviewFields, {
  review_id: ['id', 'entity_id'],
  detail: ['text', 'body', 'comment'],
  nickname: ['author', 'name'],
  created_at: ['date'],
});
export type Review = z.output<typeof review>;

const maybeReview = maybe(review);

const summaryFields = z.object({
  review_summary: section(z.object({ average: number(0), count: number(0) })),
  ratings_distribution: section(
    z.object({ one: number(0), two: number(0), three: number(0), four: number(0), five: number(0) }),
  ),
  votes_yes: number(0),
  votes_no: number(0),
  percent_recommended: number(0),
  most_helpful_reviews: section(z.object({ positive: maybeReview, negative: maybeReview })),
  reviews: uniqueList(review, 'review_id'),
  /** 0 if the backend omits them, as the specification does. */
  page: number(0),
  page_count: number(0),
});
export type ReviewSummary = z.output<typeof summaryFields>;

/** A backend may send the distribution alone: number and average of all reviews follow from it. */
function withAverage(summary: ReviewSummary): ReviewSummary {
  const { one, two, three, four, five } = summary.ratings_distribution;
  const count = one + two + three + four + five;
  if (summary.review_summary.count > 0 || count === 0) return summary;
  const average = (one + 2 * two + 3 * three + 4 * four + 5 * five) / count;
  return { ...summary, review_summary: { average: summary.review_summary.average || average, count } };
}
export const reviewSummary = z.pipe(summaryFields, z.transform(withAverage));

export const getReviews = endpoint({
  method: 'GET',
  path: '/products/{id}/reviews/summary',
  summary: 'Summary, distribution and one page of reviews',
  params: key,
  query: z.object({
    embed: optionalInput,
    page: wholeInput(1),
    order: optionalInput,
    rating: maybeWholeInput,
  }),
  response: reviewSummary,
});

export const postReviewVote = endpoint({
  method: 'POST',
  path: '/products/{id}/reviews/{review_id}/votes',
  isExtension: true,
  limits: ['vote'],
  summary: 'Votes whether a review is helpful; one vote per session, the last one counts',
  params: z.object({ id: inputText, review_id: inputText }),
  body: z.object({ helpful: z.boolean() }),
  response: review,
});

const inventoryFields = z.object({ in_stock: flag(), message: text(), locations: locationStocks });
/** The stock of a product may be the list of locations itself. */
export const inventory = converted(
  (value) =>
    Array.isArray(value)
      ? { in_stock: value.some((one) => isObject(one) && Number(one.qty) > 0), locations: value }
      : value,
  readAs(inventoryFields, { locations: ['location_inventory', 'inventory', 'stores'] }),
);

export const getInventory = endpoint({
  method: 'GET',
  path: '/products/{id}/inventory',
  summary: 'Stock by location, nearest first',
  params: key,
  query: z.object({
    zip: optionalInput,
    lat: optionalInput,
    long: optionalInput,
    storelocationid: optionalInput,
  }),
  response: inventory,
});

/** An estimate may be the list or map of methods itself, or a single method. */
function toEstimate(value: unknown): unknown {
  if (Array.isArray(value)) return { methods: value };
  if (!isObject(value) || METHODS.some((name) => name in value)) return value;
  if ('price' in value || 'code' in value) return { methods: [value] };
  return Object.values(value).some(isObject) ? { methods: value } : value;
}
const METHODS = ['methods', 'shipping_methods', 'rates', 'options'];

/** A method without a code is identified by its title, or else by its position. */
const toMethods = (value: unknown) => {
  if (isObject(value) && !Object.values(value).every(isObject)) return value;
  const entries = isObject(value) ? Object.entries(value) : toList(value).map((one) => ['', one] as const);
  return entries.map(([key, one], index) =>
    isObject(one) && !CODES.some((name) => name in one)
      ? { ...one, code: key || String(one.carrier_title ?? one.title ?? one.name ?? index) }
      : one,
  );
};
const CODES = ['code', 'method_code', 'id', 'method'];

const estimatedMethod = z.object({
  code: id,
  carrier_title: text(),
  price: number(0),
  eta: text(),
  /** The first day of delivery (YYYY-MM-DD); empty when the backend does not provide it. */
  earliest_date: text(),
  is_pickup: flag(),
});
export type EstimatedMethod = z.output<typeof estimatedMethod>;
const estimateFields = z.object({
  methods: list(
    readAs(estimatedMethod, {
      code: ['method_code', 'id', 'method'],
      carrier_title: ['title', 'label', 'name', 'method_title'],
      price: ['amount', 'cost', 'rate'],
      eta: ['delivery_date', 'estimate', 'delivery'],
    }),
    toMethods,
  ),
});
export const shippingEstimate = converted(
  toEstimate,
  readAs(estimateFields, { methods: ['shipping_methods', 'rates', 'options'] }),
);

export const getShippingEstimate = endpoint({
  method: 'GET',
  path: '/products/{id}/shipping/{zip}',
  summary: 'Shipping prices of one product for a postcode',
  params: z.object({ id: inputText, zip: inputText }),
  response: shippingEstimate,
});

/** Maximum swatches per request; a product may allow fewer. */
export const MOST_SWATCHES = 20;

export const postSwatches = endpoint({
  method: 'POST',
  path: '/products/{id}/swatches',
  isExtension: true,
  limits: ['swatches'],
  summary: 'Orders swatches of a product’s options, free by mail',
  params: key,
  body: z.object({
    /** Ids of options that have a swatch. */
    options: inputList(inputText, MOST_SWATCHES).check(z.minLength(1)),
    email: inputText,
    address: addressInput,
  }),
  response: confirmation,
});

export const getPersonalProducts = endpoint({
  method: 'GET',
  path: '/personal/products',
  summary: 'Products for a carousel: by collection, by type, or related to a sku',
  query: z.object({
    location: optionalInput,
    product_type: optionalInput,
    sku: optionalLongInput,
    collection_name: optionalInput,
    display_linq_related_products: optionalInput,
    limit: wholeInput(18),
  }),
  response: uniqueList(product, 'entity_id'),
});
