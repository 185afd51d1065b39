import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { configFields, type TenantConfigInput } from '../../../contract/config.ts';
import { type Env, InvalidEnvironmentError } from '../../env.ts';
import { projectRoot } from '../../files/projectRoot.ts';
import { hostNameOf } from '../../network/hostNames.ts';
import type { Database } from '../database/database.ts';
import { documentedNotation, strictSchema } from './strictSchema.ts';
import { TenantConflict, type TenantEntry, writeTenants } from './writeTenants.ts';

const code = z
  .string()
  .check(
    z.regex(/^[a-z][a-z\d-]{0,62}$/, 'must begin with a letter and hold lower-case letters, digits and -'),
  );
const hosts = z.array(
  z
    .string()
    .check(z.refine((name) => hostNameOf(name) === name, 'must be a host name in lower case without port')),
);
const language = z.enum(['en', 'fr']);
/**
 * The configuration of a tenant of the bundled backend. Its categories are in the catalog; other backends may send them with the
 * configuration.
 */
export const ownConfig = z.omit(configFields, { categories: true });

/** Values are stored unchanged; the contract's schema adds the defaults when the tenant is read. */
const config = strictSchema(documentedNotation(ownConfig)) as z.ZodMiniType<
  TenantConfigInput,
  TenantConfigInput
>;

const tenant = z.strictObject({
  code,
  hosts: z._default(hosts, []),
  isDefault: z._default(z.boolean(), false),
  language,
  config: z.partialRecord(language, config),
  payments: z._default(z.array(z.string()), []),
  paymentSettings: z._default(z.record(z.string(), z.looseObject({})), {}),
});
export const tenantsSchema = z.strictObject({
  tenants: z.array(tenant).check(z.minLength(1, 'must not be empty')),
});

type Issue = z.core.$ZodIssue;

/** Formats an issue with its key and rule, without the value, which may be a secret. */
function ruleOf(issue: Issue): string {
  if (issue.code === 'unrecognized_keys') return `has unknown keys: ${issue.keys.join(', ')}`;
  if (issue.code === 'invalid_value')
    return `must be one of ${issue.values.map((word) => word || '""').join(', ')}`;
  if (issue.code === 'invalid_key') return 'is not a known key';
  if (issue.code !== 'invalid_type') return issue.message;
  return issue.input === undefined ? 'is missing' : `must be of type ${issue.expected}`;
}

/** tenants.0.config.en.name, with the index replaced by the tenant's code. */
function explain(issue: Issue, content: unknown): string {
  const [first, index, ...keys] = issue.path;
  if (first !== 'tenants' || typeof index !== 'number')
    return `${issue.path.join('.') || 'the file'} ${ruleOf(issue)}`;
  const named = z.safeParse(z.object({ tenants: z.array(z.object({ code: z.string() })) }), content).data;
  const name = named?.tenants[index]?.code ?? `number ${index + 1}`;
  return `tenant ${name}: ${keys.join('.') || 'it'} ${ruleOf(issue)}`;
}

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

/** Checks rules across tenants. */
function conflictsIn(tenants: readonly TenantEntry[]): string[] {
  const defaults = tenants.filter(({ isDefault }) => isDefault);
  return [
    ...repeated(tenants.map((entry) => entry.code)).map((name) => `tenant ${name}: its code occurs twice`),
    ...repeated(tenants.flatMap((entry) => entry.hosts)).map((name) => `the host ${name} occurs twice`),
    ...defaults.slice(1).map((entry) => `tenant ${entry.code}: another tenant is the default one already`),
    ...tenants
      .filter((entry) => !entry.config[entry.language])
      .map((entry) => `tenant ${entry.code}: config.${entry.language} is missing, its own language`),
    ...tenants
      .filter((entry) => JSON.stringify([entry.config, entry.paymentSettings]).includes('{{'))
      .map((entry) => `tenant ${entry.code}: an address in {{ }} is a service of the demo shop`),
  ];
}

/**
 * The tenants of a configuration file; config/README.md lists its keys.
 * @throws InvalidEnvironmentError with a line for each key that is wrong
 */
export function parseTenants(text: string, file: string): TenantEntry[] {
  const fail = (lines: readonly string[]) =>
    new InvalidEnvironmentError(lines.map((line) => `${file}: ${line}`).join('\n'));
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw fail(['the file is not JSON']);
  }
  const parsed = z.safeParse(tenantsSchema, content, { reportInput: true });
  if (!parsed.success) throw fail(parsed.error.issues.map((issue) => explain(issue, content)));
  const { tenants } = parsed.data;
  const conflicts = conflictsIn(tenants);
  if (conflicts.length > 0) throw fail(conflicts);
  return tenants.map((entry) => ({ ...entry, config: completeConfigs(entry) }));
}

/** Completes the configurations of further languages: missing keys get the values of the tenant's default language. */
function completeConfigs({ config, language: own }: TenantEntry): TenantEntry['config'] {
  const languages = Object.entries(config);
  return Object.fromEntries(
    languages.map(([name, part]) => [name, { ...config[own], ...part, language: name }]),
  );
}

/** Returns the path of TENANTS_FILE, or else config/tenants.json, or else the example. */
function tenantsFile({ TENANTS_FILE }: Pick<Env, 'TENANTS_FILE'>): string {
  if (TENANTS_FILE) return TENANTS_FILE;
  const own = join(projectRoot, 'config/tenants.json');
  return existsSync(own) ? own : join(projectRoot, 'config/tenants.example.json');
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new InvalidEnvironmentError(`TENANTS_FILE: ${error instanceof Error ? error.message : error}`);
  }
}

/**
 * Reads the file immediately, before a database is opened, and returns a function that updates the database's tenants.
 * @throws InvalidEnvironmentError when the file can't be read, is invalid, or conflicts with tenants that are only in the database
 */
export function fillWithTenants(env: Pick<Env, 'TENANTS_FILE'>): (db: Database) => Promise<void> {
  const file = tenantsFile(env);
  const entries = parseTenants(readText(file), file);
  return async (db) => {
    try {
      const others = await writeTenants(db, entries);
      if (others.length > 0)
        console.warn(
          `Tenants that are in the database but not in ${file} stay as they are: ${others.join(', ')}.`,
        );
    } catch (error) {
      throw error instanceof TenantConflict
        ? new InvalidEnvironmentError(`${file}: ${error.message}`)
        : error;
    }
  };
}
