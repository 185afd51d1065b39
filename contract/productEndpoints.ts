import * as z from 'zod/mini';
import { addressInput } from './address';
import { endpoint } from './endpoint';
import { confirmation } from './errors';
import { date, flag, id, list, maybe, number, section, text } from './fields';
import {
  inputList,
  inputText,
  maybeWholeInput,
  optionalInput,
  optionalLongInput,
  wholeInput,
} from './inputs';
import { locationStock, product, productPage } from './product';

const key = z.object({ id: inputText });

export const getProduct = endpoint({
  method: 'GET',
  path: '/products/{id}',
  summary: 'One complete product by entity_id or url_key',
  params: key,
  query: z.object({ embed: optionalInput, storelocationid: optionalInput }),
  response: productPage,
});

export const review = z.object({
  review_id: id,
  title: text(),
  detail: text(),
  nickname: text(),
  rating: number(5),
  created_at: date,
  votes_yes: number(0),
  votes_no: number(0),
});
export type Review = z.output<typeof review>;

const maybeReview = maybe(review);

export const reviewSummary = z.object({
  review_summary: section(z.object({ average: number(0), count: number(0) })),
  ratings_distribution: section(
    z.object({ one: number(0), two: number(0), three: number(0), four: number(0), five: number(0) }),
  ),
  votes_yes: number(0),
  votes_no: number(0),
  percent_recommended: number(0),
  most_helpful_reviews: section(z.object({ positive: maybeReview, negative: maybeReview })),
  reviews: list(review),
  page: number(1),
  page_count: number(1),
});
export type ReviewSummary = z.output<typeof reviewSummary>;

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
  summary: 'Votes whether a review is helpful; one vote per session, the last one counts',
  params: z.object({ id: inputText, review_id: inputText }),
  body: z.object({ helpful: z.boolean() }),
  response: review,
});

export const inventory = z.object({ in_stock: flag(), message: text(), locations: list(locationStock) });

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

export const shippingEstimate = z.object({
  methods: list(
    z.object({
      code: id,
      carrier_title: text(),
      price: number(0),
      eta: text(),
      /** The first day of delivery (YYYY-MM-DD); empty when the backend names none. */
      earliest_date: text(),
      is_pickup: flag(),
    }),
  ),
});

export const getShippingEstimate = endpoint({
  method: 'GET',
  path: '/products/{id}/shipping/{zip}',
  summary: 'Shipping prices of one product for a postcode',
  params: z.object({ id: inputText, zip: inputText }),
  response: shippingEstimate,
});

/** Maximum swatches of one request; a product may allow fewer. */
export const MOST_SWATCHES = 20;

export const postSwatches = endpoint({
  method: 'POST',
  path: '/products/{id}/swatches',
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
    /** A special collection: attribute and value, as in /catalog/special/{attribute}/{value}. */
    attribute: optionalInput,
    value: optionalInput,
    limit: wholeInput(18),
  }),
  response: list(product),
});
