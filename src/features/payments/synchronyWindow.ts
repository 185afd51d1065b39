import * as z from 'zod/mini';
import { askCheckoutInfo } from './checkoutInfo';
import type { PayContext, PayOutcome } from './paymentModule';

/** Both of Synchrony's scripts are asked this way. */
interface Script {
  calldBuyProcess(form: null, given: object): void;
}

const info = z.looseObject({ tokenId: z.string() });
/** What the window says to the page when it is closed, after a purchase too. */
const closings = new Set<unknown>(['Close Model', 'Return To Merchant Shipping', 'Close']);

/** Opens Synchrony's window with a token of our server's; once it is closed, the server inquires what became of it. */
export async function buyInSynchronyWindow(
  context: PayContext,
  { provider, script }: { provider: string; script: string },
): Promise<PayOutcome> {
  const given = await askCheckoutInfo(context, { provider, shape: info, verb: 'POST' });
  const dBuy = (window as unknown as Record<string, Script>)[script];
  if (!dBuy) return { kind: 'declined', message: context.say('unexpected') };
  return new Promise((resolve) => {
    const listen = ({ data }: MessageEvent<unknown>) => {
      if (!closings.has(data)) return;
      window.removeEventListener('message', listen);
      resolve({ kind: 'place', data: { token_id: given.tokenId } });
    };
    window.addEventListener('message', listen);
    dBuy.calldBuyProcess(null, given);
  });
}
