import * as z from 'zod/mini';
import { type ApplianceRow, applianceRow } from '../../../server/backend/import/appliances.ts';
import { csvRows } from '../../../server/backend/import/csvRows.ts';
import { type FurnitureRow, furnitureRow } from '../../../server/backend/import/furniture.ts';
import type { DataProduct, DataValue } from './questionCase.ts';

async function rowsOf<T>(file: string, schema: z.ZodMiniType<T>): Promise<T[]> {
  const rows: T[] = [];
  for await (const row of csvRows(file)) {
    if (!('cells' in row)) continue;
    const parsed = z.safeParse(schema, row.cells);
    if (parsed.success) rows.push(parsed.data);
  }
  return rows;
}

function applianceProduct(row: ApplianceRow): DataProduct {
  const values: DataValue[] = [
    { attribute: 'width', value: row.width_in, unit: 'in' },
    { attribute: 'height', value: row.height_in, unit: 'in' },
    { attribute: 'depth', value: null },
    { attribute: 'weight', value: null },
    { attribute: 'noise', value: null },
    { attribute: 'warranty', value: null },
    { attribute: 'capacity', value: row.capacity_ft3, unit: 'cuft' },
    { attribute: 'energy', value: row.annual_energy_kwh, unit: 'kwh' },
    { attribute: 'brand', value: row.brand },
    { attribute: 'model', value: row.model_number },
    { attribute: 'defrost', value: row.defrost },
    { attribute: 'ice maker', value: row.ice_maker },
    { attribute: 'water dispenser', value: row.dispenser },
    { attribute: 'counter depth', value: row.counter_depth },
    { attribute: 'app control', value: row.connected },
  ];
  const facts = [
    row.width_in,
    row.height_in,
    row.capacity_ft3,
    row.annual_energy_kwh,
    Number(row.percent_below_standard),
  ];
  return {
    sku: `ES-${row.energy_star_id}`,
    name: { en: 'this fridge', fr: 'ce réfrigérateur' },
    values,
    facts,
  };
}

const toInches = (cm: number) => Math.round((cm / 2.54) * 10) / 10;

function furnitureProduct(row: FurnitureRow): DataProduct {
  const length = (attribute: 'width' | 'depth' | 'height', cm: number | null): DataValue => ({
    attribute,
    value: cm === null ? null : toInches(cm),
    unit: 'in',
  });
  const values: DataValue[] = [
    length('width', row.width_cm),
    length('depth', row.depth_cm),
    length('height', row.height_cm),
    { attribute: 'weight', value: null },
    { attribute: 'warranty', value: null },
    { attribute: 'price', value: Math.round((row.price_sar / 3.75) * 100) / 100 },
    { attribute: 'designer', value: row.designer || null },
    { attribute: 'series', value: row.name.split('/')[0]?.trim() ?? row.name },
    { attribute: 'brand', value: 'IKEA' },
  ];
  const old = row.old_price_sar === null ? [] : [Math.round((row.old_price_sar / 3.75) * 100) / 100];
  const cm = [row.width_cm, row.depth_cm, row.height_cm].filter((value) => value !== null);
  const facts = [...cm, ...cm.map(toInches), Math.round((row.price_sar / 3.75) * 100) / 100, ...old];
  return { sku: `FUR-${row.item_id}`, name: { en: 'this piece', fr: 'ce meuble' }, values, facts };
}

/** Products of the import's files. A row that repeats an item is skipped, because the import uses the last one. */
export async function fileProducts(files: {
  appliances?: string;
  furniture?: string;
}): Promise<DataProduct[]> {
  const appliances = files.appliances ? await rowsOf(files.appliances, applianceRow) : [];
  const furniture = files.furniture ? await rowsOf(files.furniture, furnitureRow) : [];
  const all = [...appliances.map(applianceProduct), ...furniture.map(furnitureProduct)];
  const count = new Map<string, number>();
  for (const { sku } of all) count.set(sku, (count.get(sku) ?? 0) + 1);
  return all.filter(({ sku }) => count.get(sku) === 1);
}
