import * as z from 'zod/mini';
import { fetchCheckoutInfo } from './checkoutInfo';
import { FinancingFields } from './FinancingFields';
import type { PayContext, PaymentModule, PayOutcome } from './paymentModule';

/** Common interface of Synchrony's two scripts. */
interface Script {
  calldBuyProcess(form: null, options: object): void;
}

const info = z.looseObject({ tokenId: z.string() });
/** Messages that the windows post when they close, even after a purchase; they differ by release. */
const closeMessages = new Set<unknown>([
  ...['Close Model', 'Return To Merchant Shipping', 'Close', 'closeModal', 'Unifi Modal Close'],
  ...['setPayCloseModal', 'return-to-partner'],
]);
const named = z.object({ action: z.optional(z.string()), event: z.optional(z.string()) });

function isClosing(message: unknown): boolean {
  const { action, event } = z.safeParse(named, message).data ?? {};
  return [message, action, event].some((text) => closeMessages.has(text));
}

/** Opens Synchrony's window with our server's token; after it closes, the server queries the result. */
async function payInWindow(context: PayContext, provider: string, script: string): Promise<PayOutcome> {
  const options = await fetchCheckoutInfo(context, { provider, shape: info, verb: 'POST' });
  const dBuy = (window as unknown as Record<string, Script>)[script];
  if (!dBuy) return { kind: 'declined', message: context.translate('unexpected') };
  return new Promise((resolve) => {
    const listen = ({ data }: MessageEvent<unknown>) => {
      if (!isClosing(data)) return;
      window.removeEventListener('message', listen);
      resolve({ kind: 'place', data: { token_id: options.tokenId } });
    };
    window.addEventListener('message', listen);
    dBuy.calldBuyProcess(null, options);
  });
}

/** Creates the payment module of one of Synchrony's two products. script: name of its script's global object. */
export const synchronyMethod = (provider: 'synchrony' | 'synchronyunifi', script: string): PaymentModule => ({
  Fields: FinancingFields,
  needsShopperDevice: true,
  // Unifi's window only approves the purchase.
  isChargedBeforeOrder: provider === 'synchrony',
  scripts: (config) => [{ url: config[provider].script_url }],
  isConfigured: (config) => config[provider].script_url !== '',
  pay: (context) => payInWindow(context, provider, script),
});
