import type * as z from 'zod/mini';

type Shape = z.ZodMiniType;

/** Names of rate limits (server/backend/limits/limits.ts). */
export type EndpointLimit =
  | 'cartEmail'
  | 'cartLink'
  | 'chat'
  | 'chatSession'
  | 'checkoutInfo'
  | 'checkoutInfoSession'
  | 'comment'
  | 'newsletter'
  | 'orderTracking'
  | 'passkey'
  | 'passwordReset'
  | 'phoneSignIn'
  | 'placeOrder'
  | 'placeOrderSession'
  | 'push'
  | 'searchLog'
  | 'shopEvents'
  | 'shopEventsSession'
  | 'signIn'
  | 'signUp'
  | 'swatches'
  | 'trackingLog'
  | 'verification'
  | 'vote';

/** One endpoint of /api/rest. The client builds requests and parses responses with it; the server routes and validates with it. */
export interface Endpoint<P extends Shape, Q extends Shape, B extends Shape, R extends Shape> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below /api/rest, parameters in braces: /categories/{key} */
  path: string;
  summary: string;
  /**
   * Not in the specification (docs/spec/20 §8). A backend that answers 404, 405 or 501 lacks it: the storefront then uses the specified
   * call or hides the feature, and does not ask again during the visit.
   */
  isExtension?: true;
  /** Part of the specification, but shoppers do not notice its absence: a backend without it is not asked again either. */
  isOptional?: true;
  /** Rate limits that count a request before it is processed in any other way. */
  limits?: readonly EndpointLimit[];
  /** A GET with a side effect: it needs the CSRF token, like a write. */
  isWritingRead?: boolean;
  params?: P;
  query?: Q;
  body?: B;
  response: R;
  /** Completes a response from the request, for fields that the backend may omit. */
  complete?(response: z.output<R>, query: Record<string, unknown>): z.output<R>;
}

export type AnyEndpoint = Endpoint<Shape, Shape, Shape, Shape>;

/** Name of an endpoint: GET /cart */
export const endpointName = ({ method, path }: Pick<AnyEndpoint, 'method' | 'path'>): string =>
  `${method} ${path}`;

/** Declares an endpoint and infers its exact schema types. */
export const endpoint = <
  R extends Shape,
  P extends Shape = never,
  Q extends Shape = never,
  B extends Shape = never,
>(
  declared: Endpoint<P, Q, B, R>,
): Endpoint<P, Q, B, R> => declared;

type Part<K extends string, S> = [S] extends [never]
  ? { [key in K]?: undefined }
  : S extends Shape
    ? { [key in K]: z.input<S> }
    : never;

/** Arguments of a request: params, query and body as far as the endpoint declares them. */
export type CallArguments<E> =
  E extends Endpoint<infer P, infer Q, infer B, Shape>
    ? Part<'params', P> & Part<'query', Q> & Part<'body', B>
    : never;

export type ResponseOf<E extends { response: Shape }> = z.output<E['response']>;
