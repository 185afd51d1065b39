import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { applianceRow } from './appliances.ts';
import { maybePositive } from './cells.ts';
import { csvRows } from './csvRows.ts';
import { storeRow } from './stores.ts';

describe('a CSV file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'csv-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ['ends its lines in two ways', 'a,b\r\n1,2\n3,4\r\n', ['2: 1 2', '3: 3 4']],
    ['has lines of empty cells', 'a,b\n1,2\n,\n , \n3,4\n,\n', ['2: 1 2', '5: 3 4']],
    ['has a null character', 'a,b\n1,2\0\n3,4\n', ['2: contains a null character', '3: 3 4']],
  ])('that %s is read', async (_, text, expected) => {
    const file = join(folder, 'rows.csv');
    writeFileSync(file, text);
    const rows: string[] = [];
    for await (const row of csvRows(file))
      rows.push(`${row.line}: ${'reason' in row ? row.reason : Object.values(row.cells).join(' ')}`);
    expect(rows).toEqual(expected);
  });
});

it.each([
  ['1299.5', 1299.5],
  ['1,299.50', 1299.5],
  ['.5', 0.5],
  ['', null],
  ['12,5', 'is not a positive number'],
  ['0x10', 'is not a positive number'],
  ['0', 'is not a positive number'],
  ['99999999999', 'is too large'],
])('the number %j is %j', (cell, expected) => {
  const { data, error } = z.safeParse(maybePositive, cell);
  expect(error ? error.issues[0]?.message : data).toBe(expected);
});

const [applianceHead = '', firstAppliance = ''] = readFileSync('tests/data/appliances.csv', 'utf8').split(
  '\n',
);

it.each([
  ['02/29/2020', true],
  ['02/30/2020', false],
  ['13/01/2020', false],
])('the day %s exists: %s', (day, exists) => {
  const cells = firstAppliance.trim().split(',');
  const row = Object.fromEntries(
    applianceHead
      .trim()
      .split(',')
      .map((name, at) => [name, cells[at]]),
  );
  expect(z.safeParse(applianceRow, { ...row, available_since: day }).success).toBe(exists);
});

it('opening hours have minutes below 60', () => {
  const store = { id: '7', name: 'A', address: 'B', city: 'C', state: 'NJ', zip: '07102', latitude: '40' };
  const reads = (hours: string) => z.safeParse(storeRow, { ...store, longitude: '-74', hours }).success;
  expect([reads('Mon: 10:59-9'), reads('Mon: 10:60-9')]).toEqual([true, false]);
});
