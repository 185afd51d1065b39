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
   * The specification does not have it (docs/spec/20 §8). A backend that answers 404, 405 or 501 lacks it: the storefront uses the
   * specified call or hides the feature, and does not ask again during the visit.
   */
  isExtension?: true;
  /** Part of the specification, but its failure is invisible to shoppers: a backend without it is not asked again either. */
  isOptional?: true;
  /** Requests are counted by these before anything else happens to them. */
  limits?: readonly EndpointLimit[];
  /** A GET that changes something: it carries the CSRF token, as a write does. */
  isWritingRead?: boolean;
  params?: P;
  query?: Q;
  body?: B;
  response: R;
  /** Completes a response with what the request says, for fields that the backend may leave out. */
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

/** Arguments of a request: params, query and body where the endpoint declares them. */
export type CallArguments<E> =
  E extends Endpoint<infer P, infer Q, infer B, Shape>
    ? Part<'params', P> & Part<'query', Q> & Part<'body', B>
    : never;

export type ResponseOf<E extends { response: Shape }> = z.output<E['response']>;
