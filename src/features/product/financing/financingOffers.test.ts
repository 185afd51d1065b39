import { type TenantConfigInput, tenantConfig } from '@contract/config';
import { instalment } from '@contract/instalment';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { bestOffer, financingOffers } from './financingOffers';

const offers = (config: TenantConfigInput, amount: number) =>
  financingOffers(z.parse(tenantConfig, config), amount);
const plans = [{ months: 12, apr: 0 }];

describe('an instalment', () => {
  it('repays the amount and is rounded up', () => {
    expect(instalment(1200, 12, 0)).toEqual({ months: 12, apr: 0, monthly: 100, total: 1200 });
    expect(instalment(1000, 36, 9.99).monthly).toBe(32.27);
    const { monthly, total } = instalment(999.99, 24, 0);
    expect([monthly, total]).toEqual([41.67, 1000.08]);
  });
});

describe('financing', () => {
  it('includes only enabled methods', () => {
    expect(offers({ affirm: { plans } }, 500)).toEqual([]);
    expect(offers({ affirm: { enabled: true, plans } }, 500)).toMatchObject([
      { code: 'affirm', kind: 'offered' },
    ]);
  });

  it('of ChargeAfter starts at 299.99 (docs/spec/13 §7), for the tiers of the tenant', () => {
    const chargeafter = {
      enabled: true,
      credit_tiers: ['Prime' as const],
      plans: [
        { months: 24, apr: 9.99, tier: 'Prime' },
        { months: 12, apr: 29.99, tier: 'SubPrime' },
      ],
    };
    expect(offers({ chargeafter }, 299.98)).toMatchObject([{ kind: 'belowMinimum', limit: 299.99 }]);
    const [offer] = offers({ chargeafter }, 299.99);
    expect(offer).toMatchObject({ kind: 'offered', instalments: [{ months: 24 }] });
  });

  it('reports why a method has no offer for an amount', () => {
    const fairstone = { enabled: true, minimum: 500, maximum: 15_000, plans };
    expect(offers({ fairstone }, 499)).toMatchObject([{ kind: 'belowMinimum', limit: 500 }]);
    expect(offers({ fairstone }, 15_001)).toMatchObject([{ kind: 'aboveMaximum', limit: 15_000 }]);
    expect(offers({ acima: { enabled: true } }, 800)).toMatchObject([{ kind: 'onApplication' }]);
    expect(offers({ affirm: { enabled: true, plans: [{ months: 6, minimum: 100 }] } }, 50)).toMatchObject([
      { kind: 'belowMinimum', limit: 100 },
    ]);
  });

  it('of Katapult needs key, script and environment (docs/spec/13 §6)', () => {
    const katapult = { enabled: true, api_key: 'k', script_url: 's' };
    expect(offers({ katapult }, 800)).toEqual([]);
    expect(offers({ katapult: { ...katapult, environment: 'demo' } }, 800)).toHaveLength(1);
  });

  it('of Katapult and Zibby is one line with the settings of both; either one turns it on', () => {
    const zibby = { enabled: true, api_key: 'k', environment: 'demo', plans: [{ months: 12, apr: 0 }] };
    const line = [{ code: 'katapult', name: 'Katapult', kind: 'offered' }];
    expect(offers({ zibby, katapult: { script_url: 's' } }, 800)).toMatchObject(line);
    const both = offers({ zibby, katapult: { enabled: true, script_url: 's', maximum: 500 } }, 800);
    expect(both).toMatchObject([{ code: 'katapult', kind: 'aboveMaximum', limit: 500 }]);
    expect(offers({ zibby }, 800)).toEqual([]);
  });

  it('is quoted by its lowest payment', () => {
    const config = {
      affirm: { enabled: true, plans: [{ months: 12, apr: 0 }] },
      wellsfargo: { enabled: true, plans: [{ months: 36, apr: 9.99, minimum: 1000 }] },
    };
    expect(bestOffer(offers(config, 1200))).toMatchObject({ name: 'Wells Fargo', months: 36 });
    expect(bestOffer(offers(config, 600))).toMatchObject({ name: 'Affirm', monthly: 50 });
    expect(bestOffer(offers({}, 600))).toBeNull();
  });
});
