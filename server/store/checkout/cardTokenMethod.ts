import * as z from 'zod/mini';
import type { StoreConfig } from '../../../src/api/contract/config.ts';
import { list } from '../../../src/api/contract/fields.ts';
import type { Message } from '../messages/say.ts';
import { type Charged, outcomeOf } from './cardMethod.ts';
import type { MakePaymentMethod, Payable } from './paymentMethod.ts';

interface TokenGateway<S extends z.ZodMiniType> {
  settings: S;
  charge: (token: string, order: Payable, settings: z.output<S>) => Promise<Charged>;
  release: (id: string, order: Payable, settings: z.output<S>) => Promise<unknown>;
  isOffered: (config: StoreConfig) => boolean;
  /** Said when the browser sends no token. */
  missing: Message;
}

const accepted = z.object({ cc_types: list(z.string()) });
const tokenData = z.object({
  token: z.string().check(z.minLength(1)),
  cc_type: z._default(z.string().check(z.regex(/^[A-Z]{0,3}$/)), ''),
  cc_last4: z._default(z.string().check(z.regex(/^\d{0,4}$/)), ''),
});

/** A card that the browser gave to its provider: the shop's server gets a token, good for one charge. */
export const cardTokenMethod =
  <S extends z.ZodMiniType>({
    settings: shape,
    charge,
    release,
    ...own
  }: TokenGateway<S>): MakePaymentMethod =>
  (given) => {
    const settings = z.parse(shape, given);
    const types = z.parse(accepted, given).cc_types;
    return {
      title: 'paymentCard',
      kind: 'card',
      isOffered: own.isOffered,
      describe: () => ({ cc_types: types.length > 0 ? types : ['VI', 'MC', 'AE', 'DI'] }),
      validate(data) {
        const parsed = z.safeParse(tokenData, data);
        if (!parsed.success) return { fault: own.missing };
        const { token: _spent, ...kept } = parsed.data;
        return { kept };
      },
      authorise: async (order, data) =>
        outcomeOf(await charge(z.parse(tokenData, data).token, order, settings)),
      release: async (id, order) => void (await release(id, order, settings)),
    };
  };
