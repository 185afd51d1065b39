import type { TFunction } from 'i18next';
import type { NetworkFault } from '@/platform/platform';

/** Translation keys of the instructions for staff. */
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
 * Describes the network fault for staff. An unresolved name usually means that the network is down, so the specified message comes first
 * (docs/spec/17 §4).
 */
export const networkFaultText = (fault: NetworkFault, t: TFunction<'kiosk'>): string =>
  fault === 'name' ? `${t('offline')} ${t(TEXTS.name)}` : t(TEXTS[fault]);

/** The same for the code in the shell's own response; null for any other code. */
export const networkCodeText = (code: string | null, t: TFunction<'kiosk'>): string | null =>
  code !== null && isFault(code) ? networkFaultText(code, t) : null;
