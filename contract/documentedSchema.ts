import * as z from 'zod/mini';
import * as address from './address';
import * as cart from './cart';
import * as category from './category';
import * as content from './content';
import * as customer from './customer';
import { id, money } from './fields';
import * as location from './location';
import * as order from './order';
import * as product from './product';
import * as reviews from './productEndpoints';
import * as search from './search';

export type JsonSchema = { [key: string]: unknown };

/** Schemas with a name in the OpenAPI document; all others are inlined where they are used. */
const named: Readonly<Record<string, z.ZodMiniType>> = {
  Address: address.address,
  ShippingAddress: address.shippingAddress,
  CustomerAddress: address.customerAddress,
  Cart: cart.cart,
  CartItem: cart.cartItem,
  Totals: cart.totals,
  Category: category.category,
  CategoryPage: category.categoryPage,
  Listing: category.listing,
  Block: content.block,
  ContentPage: content.contentPage,
  MenuItem: content.menuItem,
  BlogPost: content.blogPost,
  Location: location.location,
  Money: money,
  Order: order.order,
  Product: product.product,
  ProductPage: product.productPage,
  SimpleProduct: product.simpleProduct,
  Review: reviews.review,
  ReviewSummary: reviews.reviewSummary,
  SearchListing: search.searchListing,
  Session: customer.session,
};
const names = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(named)) names.add(schema, { id });

/** Backends may identify records by number or by name. */
const identifier = z.union([z.string(), z.number()]);

const PREFIX = '#/components/schemas/';

/** The named schemas, collected by documentedSchema. */
export type Components = Record<string, JsonSchema>;

/**
 * JSON Schema of what a backend should send or may receive. `io: 'input'`: a backend's response is the input of the client's parser, which
 * fills in defaults. Alternative notations that are merely tolerated are omitted.
 */
export function documentedSchema(shape: z.core.$ZodType, components: Components): JsonSchema {
  const {
    $schema: _,
    $defs = {},
    ...schema
  } = z.toJSONSchema(shape, {
    io: 'input',
    target: 'draft-2020-12',
    unrepresentable: 'any',
    metadata: names,
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema !== id) return;
      const { default: fallback } = jsonSchema;
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
      Object.assign(jsonSchema, documentedSchema(identifier, components));
      if (fallback !== undefined) jsonSchema.default = fallback;
    },
  }) as JsonSchema & { $defs?: Components };
  const withRefs = <T>(value: T): T =>
    JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', `"${PREFIX}`)) as T;
  for (const [name, definition] of Object.entries($defs)) components[name] ??= withRefs(definition);
  return withRefs(schema);
}

/** Resolves a reference to its schema; returns any other schema unchanged. */
export function resolveReference(schema: JsonSchema, components: Components): JsonSchema {
  const name = typeof schema.$ref === 'string' ? schema.$ref.slice(PREFIX.length) : '';
  return components[name] ?? schema;
}
