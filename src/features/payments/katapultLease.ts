import { id } from '@contract/fields';
import { isKatapultUsable, katapultSettings } from '@contract/katapultSettings';
import { parseJson } from '@contract/parseJson';
import * as z from 'zod/mini';
import { tabStorage } from '@/browser/deviceStorage';
import { loadStylesheet } from '@/browser/loadResource';
import { prefetchCheckoutInfo, prefetchedCheckoutInfo } from './checkoutInfo';
import { FinancingFields } from './FinancingFields';
import type { PaymentModule } from './paymentModule';

/** The parts of the plugin of Katapult (formerly Zibby) that we use. */
interface Plugin {
  /** The dealer's public key, which the plugin requires. */
  setConfig(apiKey: string): void;
  checkout: { set(order: object): void; load(): void };
}
const pluginOf = (name: string) => (window as unknown as Record<string, Plugin>)[name];

const info = z.record(z.string(), z.unknown());

/** The JSON message that the plugin's window posts when the lease is signed. */
const signedSchema = z.object({
  type: z.literal('checkout'),
  status: z.literal(true),
  response: z.object({ uid: id }),
});

function signedUid(message: unknown): string | null {
  try {
    const { data } = z.safeParse(signedSchema, typeof message === 'string' ? parseJson(message) : message);
    return data?.response.uid ?? null;
  } catch {
    // A message from another script.
    return null;
  }
}

const KEY = 'checkout.lease';

const SCRIPT = /\/js\/([^/]+)\.js$/;

/** Loads the plugin's style sheet, which is next to its script: /plugin/js/katapult.js, /plugin/css/katapult.css. */
async function loadStyle(scriptUrl: string): Promise<void> {
  // Without it, the window still works, but is badly styled.
  if (SCRIPT.test(scriptUrl)) await loadStylesheet(scriptUrl.replace(SCRIPT, '/css/$1.css')).catch(() => {});
}

/**
 * Creates the payment module of a lease. The plugin's window posts the uid of the signed application; some of its releases navigate back to
 * the review themselves, with or without the uid in the URL.
 */
export function katapultLease(provider: 'katapult' | 'zibby'): PaymentModule {
  const request = { provider, shape: info, failedKey: 'katapult.failed' } as const;
  let returnPath = '';
  const listen = ({ data }: MessageEvent<unknown>) => {
    const uid = signedUid(data);
    if (!uid) return;
    window.removeEventListener('message', listen);
    tabStorage.set(KEY, uid);
    window.location.assign(`${returnPath}&${new URLSearchParams({ uid })}`);
  };
  return {
    Fields: FinancingFields,
    needsShopperDevice: true,
    dataIsSingleUse: true,
    scripts: (config) => [{ url: katapultSettings(config).script_url }],
    isConfigured: isKatapultUsable,
    afterChosen: prefetchCheckoutInfo(request),
    resume: async (_context, params) => {
      const uid = params.get('uid') ?? tabStorage.get(KEY);
      tabStorage.remove(KEY);
      return uid ? { kind: 'draft', data: { uid } } : { kind: 'closed' };
    },
    async pay(context) {
      const { uid } = context.data;
      if (typeof uid === 'string') return { kind: 'place', data: { uid } };
      const order = await prefetchedCheckoutInfo(context, request);
      const plugin = pluginOf(provider);
      if (!plugin) return { kind: 'declined', message: context.translate('unexpected') };
      const { api_key, script_url } = katapultSettings(context.config);
      await loadStyle(script_url);
      tabStorage.remove(KEY);
      returnPath = context.returnPath;
      window.addEventListener('message', listen);
      plugin.setConfig(api_key);
      plugin.checkout.set(order);
      plugin.checkout.load();
      return { kind: 'closed' };
    },
  };
}
