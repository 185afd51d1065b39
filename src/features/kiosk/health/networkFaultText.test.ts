import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { networkFaultText } from './networkFaultText';

const t = ((key: string) => key) as unknown as TFunction<'kiosk'>;

it.each([
  ['offline', 'offline'],
  ['unreachable', 'offline'],
  ['name', 'offline faultName'],
  ['certificate', 'faultCertificate'],
] as const)(
  'begins with the specified message where a network is away: %s (docs/spec/17 §4)',
  (fault, text) => {
    expect(networkFaultText(fault, t)).toBe(text);
  },
);
