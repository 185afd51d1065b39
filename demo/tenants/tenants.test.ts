import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { tenantConfig } from '../../contract/config.ts';
import { sellable } from '../catalog/products.ts';
import { categories } from '../categories/tree.ts';
import { clips, devices, kioskMember } from '../kiosk.ts';
import { locations } from '../locations.ts';
import { priceFor, sellsCategory, sellsProduct } from './assortment.ts';
import { tenants } from './tenants.ts';

describe('tenants of the demo shop', () => {
  it('writes configurations that the contract accepts, also when translated', () => {
    for (const { config, translated } of tenants) {
      const parsed = z.parse(tenantConfig, config);
      expect(parsed.theme.primary).toMatch(/^#[0-9a-f]{6}$/);
      for (const words of Object.values(translated))
        expect(() => z.parse(tenantConfig, { ...config, ...words })).not.toThrow();
    }
  });

  it('lets both be paid by check, transfer and on delivery', () => {
    for (const { payments } of tenants)
      expect(Object.keys(payments)).toEqual(
        expect.arrayContaining(['checkmo', 'banktransfer', 'cashondelivery']),
      );
  });

  it('has one default tenant, and no host twice', () => {
    expect(tenants.filter(({ hosts }) => hosts.length === 0).map(({ code }) => code)).toEqual(['maple']);
    const hosts = tenants.flatMap((tenant) => tenant.hosts);
    expect(hosts).toEqual([...new Set(hosts)]);
  });

  it('sells everything at the first and furniture only at the second', () => {
    expect(sellable.filter((product) => !sellsProduct('maple', product))).toEqual([]);
    const subset = sellable.filter((product) => sellsProduct('boreale', product));
    expect(subset.length).toBeGreaterThan(200);
    expect(subset.filter(({ categories: keys }) => keys.includes('refrigerators'))).toEqual([]);
    const shelves = categories
      .filter((category) => sellsCategory('boreale', category, categories))
      .map(({ urlKey }) => urlKey);
    expect(shelves).toContain('sofas');
    expect(shelves).not.toContain('washers');
    expect(subset.flatMap((product) => product.categories).filter((key) => !shelves.includes(key))).toEqual(
      [],
    );
  });

  it('asks about a third more in Canadian dollars, ending as the price does', () => {
    expect(priceFor('maple', 149900)).toBe(149900);
    expect(priceFor('boreale', 149900)).toBe(204000);
    expect(priceFor('boreale', 109999)).toBe(149999);
    expect(
      sellable.filter(({ price, listPrice }) => priceFor('boreale', listPrice) < priceFor('boreale', price)),
    ).toEqual([]);
  });
});

describe('locations and devices', () => {
  it('has 8 and 4 locations with a week of hours, a phone a form accepts and a place on the map', () => {
    expect(locations.filter(({ tenant }) => tenant === 'maple')).toHaveLength(8);
    expect(locations.filter(({ tenant }) => tenant === 'boreale')).toHaveLength(4);
    for (const { name, hours, phone, latitude, longitude } of locations) {
      expect(hours, name).toHaveLength(7);
      expect(phone, name).toMatch(/^[2-9]\d{2}-[2-9]\d{2}-\d{4}$/);
      expect(latitude > 40 && latitude < 50 && longitude < -60 && longitude > -130, name).toBe(true);
    }
  });

  it('plays on every device only clips that exist, of its orientation', () => {
    expect(kioskMember.passcode).toMatch(/^\d{4}$/);
    for (const { name, orientation, playlist, locationCode } of devices) {
      const loop = playlist.map((slug) => clips.find((clip) => clip.slug === slug));
      expect(
        loop.every((clip) => clip?.orientation === orientation),
        name,
      ).toBe(true);
      expect(
        locations.some(({ code }) => code === locationCode),
        name,
      ).toBe(true);
    }
  });
});
