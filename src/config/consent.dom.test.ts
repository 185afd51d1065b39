import { type TenantConfigInput, tenantConfig } from '@contract/config';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { type DestinationName, isPermitted, whenPermitted } from './consent';

const parse = (config: TenantConfigInput = {}) => z.parse(tenantConfig, config);
const all: DestinationName[] = [
  'data_layer',
  'ga4',
  'social',
  'personalization',
  'email_marketing',
  'shopper_stream',
  'backend_log',
  'desk',
  'monitoring',
];
const permitted = (config: TenantConfigInput = {}) => all.filter((name) => isPermitted(parse(config), name));
const consentTo = (...groups: string[]) => {
  window.OnetrustActiveGroups = `,${groups.join(',')},`;
  window.dispatchEvent(new Event('OneTrustGroupsUpdated'));
};

afterEach(() => {
  delete window.OnetrustActiveGroups;
  vi.restoreAllMocks();
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: undefined, configurable: true });
});

describe('consent (docs/spec/18 §4)', () => {
  it('without a banner, only the social network needs its group', () => {
    expect(permitted()).toEqual(all.filter((name) => name !== 'social'));
    consentTo('C0004');
    expect(permitted()).toEqual(all);
  });

  it('with a banner, nothing is permitted before consent, then the destinations of each group', () => {
    for (const consent of [{ required: true }, { banner_url: 'https://b.example/stub.js' }]) {
      delete window.OnetrustActiveGroups;
      expect(permitted({ consent })).toEqual([]);
      consentTo('C0001', 'C0002');
      expect(permitted({ consent })).toEqual(['data_layer', 'ga4', 'backend_log', 'desk', 'monitoring']);
      consentTo('C0001', 'C0003', 'C0004');
      expect(permitted({ consent })).toEqual([
        'social',
        'personalization',
        'email_marketing',
        'shopper_stream',
      ]);
    }
  });

  it('the groups are those of the configuration', () => {
    consentTo('own-group');
    expect(permitted({ consent: { required: true, desk: 'own-group' } })).toEqual(['desk']);
  });

  it('the choice of an earlier visit counts before the banner has loaded', () => {
    const groups = encodeURIComponent('C0001:1,C0002:1,C0004:0');
    vi.spyOn(document, 'cookie', 'get').mockReturnValue(
      `a=b; OptanonConsent=isGpcEnabled=0&groups=${groups}; c=d`,
    );
    expect(permitted({ consent: { required: true } })).toEqual([
      'data_layer',
      'ga4',
      'backend_log',
      'desk',
      'monitoring',
    ]);
  });

  it('Global Privacy Control forbids whatever shares data, despite consent', () => {
    consentTo('C0002', 'C0003', 'C0004');
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    expect(permitted()).toEqual(['data_layer', 'ga4', 'backend_log', 'desk', 'monitoring']);
  });

  it('calls back once, when the group becomes active', () => {
    const callback = vi.fn();
    whenPermitted(parse(), 'social', callback);
    consentTo('C0002');
    expect(callback).not.toHaveBeenCalled();
    consentTo('C0002', 'C0004');
    consentTo('C0004');
    expect(callback).toHaveBeenCalledOnce();
  });
});
