import { expect, it } from 'vitest';
import type { Tenant } from '../../backend/tenant/tenant.ts';
import { periodOf } from './period.ts';

const tenant = {} as Tenant;

it('refuses a first day after the last one, and more than 400 days', () => {
  const period = (from: string, until: string) => periodOf(tenant, new Date(), { from, until });
  expect(period('2026-11-01', '2026-11-20')).toEqual({ from: '2026-11-01', until: '2026-11-20' });
  expect(period('', '2026-11-20').from).toBe('2026-10-22');
  expect(() => period('2026-11-20', '2026-11-01')).toThrow('The first day is after the last one.');
  expect(() => period('2025-01-01', '2026-11-20')).toThrow(/at most 400 days/);
});
