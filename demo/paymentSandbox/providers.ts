import { acima } from './providers/acima.ts';
import { affirm } from './providers/affirm.ts';
import { amazon } from './providers/amazon.ts';
import { applePay } from './providers/applePay.ts';
import { authorizenet, authorizenetApi } from './providers/authorizenet.ts';
import { cardknox } from './providers/cardknox.ts';
import { chargeafter } from './providers/chargeafter.ts';
import { cybersource } from './providers/cybersource.ts';
import { fairstone } from './providers/fairstone.ts';
import { freedompay } from './providers/freedompay.ts';
import { heartland } from './providers/heartland.ts';
import { hiecor } from './providers/hiecor.ts';
import { katapult } from './providers/katapult.ts';
import { moneris } from './providers/moneris.ts';
import { nmi } from './providers/nmi.ts';
import { packageAi } from './providers/packageAi.ts';
import { paypal } from './providers/paypal.ts';
import { paytrace } from './providers/paytrace.ts';
import { synchrony } from './providers/synchrony.ts';
import { tdbank } from './providers/tdbank.ts';
import { wellsfargo } from './providers/wellsfargo.ts';
import type { SandboxProvider } from './sandboxProvider.ts';

/** Providers by the prefix of their paths. */
export const providers: Readonly<Record<string, SandboxProvider>> = {
  '/acima': acima,
  '/affirm': affirm,
  '/amazon': amazon,
  '/applepay': applePay,
  '/authorizenet': authorizenet,
  '/authorizenet-api': authorizenetApi,
  '/cardknox': cardknox,
  '/chargeafter': chargeafter,
  '/cybersource': cybersource,
  '/fairstone': fairstone,
  '/freedompay': freedompay,
  '/heartland': heartland,
  '/hiecor': hiecor,
  '/katapult': katapult,
  '/moneris': moneris,
  '/nmi': nmi,
  '/packageai': packageAi,
  '/paypal': paypal,
  '/paytrace': paytrace,
  '/synchrony': synchrony,
  '/tdbank': tdbank,
  '/wellsfargo': wellsfargo,
};
