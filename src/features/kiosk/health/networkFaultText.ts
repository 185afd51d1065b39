import type { TFunction } from 'i18next';
import type { NetworkFault } from '@/platform/platform';

/** Translation keys of what staff must do. */
const TEXTS = {
  certificate: 'faultCertificate',
  name: 'faultName',
  proxy: 'faultProxy',
  proxyPassword: 'faultProxyPassword',
  captivePortal: 'faultCaptivePortal',
  unreachable: 'offline',
  offline: 'offline',
} as const satisfies Record<NetworkFault, string>;

const isFault = (code: string): code is NetworkFault => Object.hasOwn(TEXTS, code);

/**
 * What is wrong with the network, for staff. A name that is not found is usually a network that is away, so the specified message
 * comes first (docs/spec/17 §4).
 */
export const networkFaultText = (fault: NetworkFault, t: TFunction<'kiosk'>): string =>
  fault === 'name' ? `${t('offline')} ${t(TEXTS.name)}` : t(TEXTS[fault]);

/** The same for the code of the shell's own response; null for any other code. */
export const networkCodeText = (code: string | null, t: TFunction<'kiosk'>): string | null =>
  code !== null && isFault(code) ? networkFaultText(code, t) : null;
