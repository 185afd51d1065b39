import * as z from 'zod/mini';
import { fetchCheckoutInfo } from './checkoutInfo';
import type { PayContext, PayOutcome } from './paymentModule';

/** Common interface of Synchrony's two scripts. */
interface Script {
  calldBuyProcess(form: null, options: object): void;
}

const info = z.looseObject({ tokenId: z.string() });
/** Messages that the window posts when it closes, also after a purchase. */
const closeMessages = new Set<unknown>(['Close Model', 'Return To Merchant Shipping', 'Close']);

/** Opens Synchrony's window with our server's token; after it closes, the server inquires the result. */
export async function buyInSynchronyWindow(
  context: PayContext,
  { provider, script }: { provider: string; script: string },
): Promise<PayOutcome> {
  const options = await fetchCheckoutInfo(context, { provider, shape: info, verb: 'POST' });
  const dBuy = (window as unknown as Record<string, Script>)[script];
  if (!dBuy) return { kind: 'declined', message: context.translate('unexpected') };
  return new Promise((resolve) => {
    const listen = ({ data }: MessageEvent<unknown>) => {
      if (!closeMessages.has(data)) return;
      window.removeEventListener('message', listen);
      resolve({ kind: 'place', data: { token_id: options.tokenId } });
    };
    window.addEventListener('message', listen);
    dBuy.calldBuyProcess(null, options);
  });
}
