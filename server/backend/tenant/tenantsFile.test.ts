import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { tenantConfig } from '../../../contract/config.ts';
import { openEmptyDatabase } from '../../../tests/backend/seededCluster.ts';
import { projectRoot } from '../../files/projectRoot.ts';
import { readRevision } from '../catalog/revision.ts';
import { readPayments } from '../checkout/tenantPayments.ts';
import type { OpenDatabase } from '../database/database.ts';
import { tenants as table } from '../database/schema/tenant.ts';
import { documentedNotation } from './strictSchema.ts';
import { ownConfig, parseTenants, tenantsSchema } from './tenantsFile.ts';
import { TenantConflict, writeTenants } from './writeTenants.ts';

const read = (name: string) => readFileSync(join(projectRoot, 'config', name), 'utf8');
const example = read('tenants.example.json');

/** A part of the documented notation. */
interface Notation {
  type?: string | string[];
  properties?: Record<string, Notation>;
  additionalProperties?: Notation;
  items?: Notation;
  enum?: string[];
}
const notation = documentedNotation(ownConfig) as Notation;

/** Every key of a notation; theme.variables and other maps are one key. */
function keysOf({ properties, items }: Notation, path = ''): string[] {
  if (items?.properties) return [path, ...keysOf(items, `${path}[]`)];
  if (!properties) return [path];
  return Object.entries(properties).flatMap(([key, value]) => keysOf(value, path ? `${path}.${key}` : key));
}

const kinds: Record<string, string> = { string: 'text', boolean: 'flag' };

function kindOf({ type, additionalProperties, items, enum: words }: Notation): string {
  if (words) return words.map((word) => word || '(empty)').join(', ');
  if (items) return items.properties ? 'list of objects' : `list of ${kindOf(items)}`;
  return additionalProperties ? `map of ${kindOf(additionalProperties)}` : (kinds[String(type)] ?? 'number');
}

type Path = (value: unknown, key: string) => unknown;
const step: Path = (value, key) => {
  const item: unknown = key.endsWith('[]') ? key.slice(0, -2) : key;
  const found = (value as Record<string, unknown> | undefined)?.[String(item)];
  return key.endsWith('[]') ? (found as unknown[] | undefined)?.[0] : found;
};
const at = (value: unknown, path: string) => path.split('.').reduce(step, value);

function notationAt(path: string): Notation {
  const follow = ({ properties }: Notation, key: string): Notation => {
    const next = properties?.[key.replace('[]', '')];
    if (!next) throw new Error(`no ${path}`);
    return key.endsWith('[]') && next.items ? next.items : next;
  };
  return path.split('.').reduce(follow, notation);
}

function defaultAt(path: string): string {
  const value = at(z.parse(tenantConfig, {}), path);
  if (value === null || value === undefined || (typeof value === 'object' && Object.keys(value).length === 0))
    return '';
  return String(value);
}

const entry = { code: 'acme', hosts: ['acme.example'], language: 'en', config: { en: { name: 'Acme' } } };
const fileOf = (...tenants: object[]) => JSON.stringify({ tenants });
const problems = (text: string) => {
  try {
    parseTenants(text, 'f.json');
    return [];
  } catch (error) {
    return String((error as Error).message).split('\n');
  }
};

describe('config/tenants.example.json and config/README.md', () => {
  const keys = keysOf(notation);
  const [tenant] = parseTenants(example, 'example');

  it('the example has every key of a tenant and of the contract, and the server accepts it', () => {
    const written = JSON.parse(example).tenants[0];
    expect(Object.keys(written).sort()).toEqual(
      Object.keys(tenantsSchema.shape.tenants.def.element.shape).sort(),
    );
    expect(keys.filter((key) => at(written.config.en, key) === undefined)).toEqual([]);
    expect(z.safeParse(tenantConfig, tenant?.config.fr).success).toBe(true);
  });

  it('the example has settings of every payment method, which each method accepts', async () => {
    const methods = readdirSync(join(projectRoot, 'server/backend/checkout/payments')).map((file) =>
      file.replace('.ts', ''),
    );
    const settings = tenant?.paymentSettings ?? {};
    expect(methods.filter((code) => !settings[code])).toEqual([]);
    expect((await readPayments(methods, settings)).map(({ code }) => code)).toEqual(methods);
  });

  it('the table has every key with its type and its default', () => {
    const rows = [...read('README.md').matchAll(/^\| `([^`]+)` \| (.*?) \| (.*?) \| (.*) \|$/gm)].map(
      ([, ...cells]) => cells,
    );
    const table = Object.fromEntries(
      rows.map(([key, kind, fallback]) => [key, `${kind}: ${fallback?.trim()}`]),
    );
    const expected = Object.fromEntries(
      keys.map((key) => [key, `${kindOf(notationAt(key))}: ${defaultAt(key)}`]),
    );
    expect(table).toMatchObject(expected);
    const ofTenant = Object.keys(tenantsSchema.shape.tenants.def.element.shape);
    expect(Object.keys(table).sort()).toEqual([...new Set([...ofTenant, ...keys])].sort());
    expect(rows.filter(([, , , meaning]) => !meaning?.trim())).toEqual([]);
  });
});

describe('a file of tenants', () => {
  it('fills gaps of a further language from the first one', () => {
    const french = { ...entry, config: { en: { name: 'Acme', phone: '1' }, fr: { name: 'Acmé' } } };
    const [tenant] = parseTenants(fileOf(french), 'f.json');
    expect(tenant?.config.fr).toEqual({ name: 'Acmé', phone: '1', language: 'fr' });
  });

  it.each([
    ['{', 'f.json: the file is not JSON'],
    ['{}', 'f.json: tenants is missing'],
    [fileOf(), 'f.json: tenants must not be empty'],
    [fileOf({ ...entry, colour: 'red' }), 'f.json: tenant acme: it has unknown keys: colour'],
    [fileOf({ ...entry, language: 'de' }), 'f.json: tenant acme: language must be one of en, fr'],
    [
      fileOf({ ...entry, hosts: ['Acme.example:80'] }),
      'f.json: tenant acme: hosts.0 must be a host name in lower case without port',
    ],
    [
      fileOf({ ...entry, config: { en: { theme: { colour: 'red' } } } }),
      'f.json: tenant acme: config.en.theme has unknown keys: colour',
    ],
    [
      fileOf({ ...entry, config: { en: { display_features: { pdp: { show_fit: 'yes' } } } } }),
      'f.json: tenant acme: config.en.display_features.pdp.show_fit must be of type boolean',
    ],
    [
      fileOf({ ...entry, config: { en: { display_features: { header: { type: 'dark' } } } } }),
      'f.json: tenant acme: config.en.display_features.header.type must be one of light, filled, mixed-nav, mixed',
    ],
    [fileOf({ ...entry, config: { fr: {} } }), 'f.json: tenant acme: config.en is missing, its own language'],
    [fileOf(entry, { ...entry, hosts: [] }), 'f.json: tenant acme: its code occurs twice'],
    [fileOf(entry, { ...entry, code: 'b' }), 'f.json: the host acme.example occurs twice'],
    [
      fileOf({ ...entry, isDefault: true }, { ...entry, code: 'b', hosts: [], isDefault: true }),
      'f.json: tenant b: another tenant is the default one already',
    ],
    [
      fileOf({ ...entry, paymentSettings: { checkmo: { url: '{{payment_sandbox}}' } } }),
      'f.json: tenant acme: an address in {{ }} is a service of the demo shop',
    ],
  ])('%s is rejected with the key that is wrong', (text, problem) => {
    expect(problems(text)).toEqual([problem]);
  });

  it('never repeats a value, which may be a secret', () => {
    const secret = { ...entry, payments: 'hunter2', config: { en: { name: ['hunter2'] } } };
    const lines = problems(fileOf(secret));
    expect(lines).toHaveLength(2);
    expect(lines.join()).not.toContain('hunter2');
  });
});

describe('tenants in the database', () => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await openEmptyDatabase();
  });
  afterAll(() => open.close());

  const write = (...tenants: object[]) => writeTenants(open.db, parseTenants(fileOf(...tenants), 'f.json'));
  const rows = async () =>
    (await open.db.select().from(table).orderBy(table.id)).map(({ id, code, hosts }) => ({
      id,
      code,
      hosts,
    }));

  it('are inserted and updated by their code; the revision grows with a change only', async () => {
    expect(await write(entry)).toEqual([]);
    expect(await readRevision(open.db)).toBe(1);
    await write(entry, { ...entry, code: 'b', hosts: [] });
    expect(await readRevision(open.db)).toBe(2);
    await write(entry, { ...entry, code: 'b', hosts: [] });
    expect(await readRevision(open.db)).toBe(2);
    await write({ ...entry, hosts: ['www.acme.example'] }, { ...entry, code: 'b', hosts: [] });
    expect(await readRevision(open.db)).toBe(3);
    expect(await rows()).toEqual([
      { id: 1, code: 'acme', hosts: ['www.acme.example'] },
      { id: 2, code: 'b', hosts: [] },
    ]);
  });

  it('that the file no longer names stay, and are reported', async () => {
    expect(await write({ ...entry, code: 'b', hosts: ['b.example'] })).toEqual(['acme']);
    expect((await rows()).map(({ code }) => code)).toEqual(['acme', 'b']);
  });

  it('keep their hosts from a tenant of the file', async () => {
    await expect(write({ ...entry, code: 'c', hosts: ['www.acme.example'] })).rejects.toThrow(TenantConflict);
  });
});
