import * as z from 'zod/mini';

export const authorizeNetSettings = z.object({
  /** https://api.authorize.net, https://apitest.authorize.net */
  api_url: z.string(),
  login: z.string(),
  transaction_key: z.string(),
});
export type AuthorizeNetSettings = z.output<typeof authorizeNetSettings>;
