import * as z from 'zod/mini';
import type { TenantConfig } from '../../../contract/config.ts';
import { list } from '../../../contract/fields.ts';
import type { ScriptedPayment } from '../../../contract/paymentConfig.ts';
import type { MessageKey } from '../messages/message.ts';
import { isInRange } from './amountRange.ts';
import { type ChargeResult, outcomeOf, type Provider } from './cardMethod.ts';
import type { MakePaymentMethod, Payable } from './paymentMethod.ts';

interface TokenGateway<S extends z.ZodMiniType> extends Provider<S> {
  charge: (token: string, order: Payable, settings: z.output<S>) => Promise<ChargeResult>;
  /** The provider's section of the store configuration. */
  block: (config: TenantConfig) => ScriptedPayment;
  /** Message when the browser sends no token. */
  missing: MessageKey;
}

const accepted = z.object({ cc_types: list(z.string()) });
const tokenData = z.object({
  token: z.string().check(z.minLength(1)),
  cc_type: z._default(z.string().check(z.regex(/^[A-Z]{0,3}$/)), ''),
  cc_last4: z._default(z.string().check(z.regex(/^\d{0,4}$/)), ''),
});

/**
 * Creates a card method whose provider collects the card in the browser: this server receives a token that is valid
 * for one charge.
 */
export const cardTokenMethod =
  <S extends z.ZodMiniType>({
    settings: shape,
    charge,
    release,
    find,
    ...own
  }: TokenGateway<S>): MakePaymentMethod =>
  (input) => {
    const settings = z.parse(shape, input);
    const types = z.parse(accepted, input).cc_types;
    return {
      title: 'paymentCard',
      kind: 'card',
      isOffered: (config, cart) => own.block(config).enabled && isInRange(own.block(config), cart),
      describe: () => ({ cc_types: types.length > 0 ? types : ['VI', 'MC', 'AE', 'DI'] }),
      validate(data) {
        const parsed = z.safeParse(tokenData, data);
        if (!parsed.success) return { error: own.missing };
        const { token: _spent, ...storable } = parsed.data;
        return { storable: storable };
      },
      approval: (data) => z.safeParse(tokenData, data).data ?? null,
      authorise: async (order, data) =>
        outcomeOf(await charge(z.parse(tokenData, data).token, order, settings)),
      release: async (id, order) => void (await release(id, order, settings)),
      find: (order) => find(order, settings),
    };
  };
