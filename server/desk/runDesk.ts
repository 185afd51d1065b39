import { resolve } from 'node:path';
import { type Role, roles } from '../../contract/desk/deskCall.ts';
import { isEmail } from '../../contract/emailAddress.ts';
import { normalizeEmail } from '../backend/customers/signIn.ts';
import { type Env, readEnv } from '../env.ts';
import { BadUsage, openShop, readOptions, runCommand } from '../import/command.ts';
import type { Seed } from '../seed.ts';
import { writeAudit } from './deskRoute.ts';
import { writeInvitationFile } from './staff/invitationFiles.ts';
import { invitationExpiry, invitationPath, invite } from './staff/invitations.ts';

const usage = `Usage: npm run desk -- --invite EMAIL [--role ${roles.join('|')}] [--tenant CODE]

Invites a person to the staff desk and prints a link for choosing a password.

  --role ROLE     owner by default
  --tenant CODE   the default tenant if omitted

DATA_DIR and DATABASE_URL select the shop. The server may be running.`;

/** The folder from which a running server picks up invitations. */
export const invitationsFolderOf = (env: Pick<Env, 'DATA_DIR'>): string =>
  resolve(env.DATA_DIR, 'invitations');

interface Wanted {
  email: string;
  role: Role;
  /** '' for the default tenant. */
  tenant: string;
}

function readArguments(): Wanted {
  const options = {
    invite: { type: 'string' },
    role: { type: 'string' },
    tenant: { type: 'string' },
  } as const;
  const values = readOptions(options, usage);
  const email = normalizeEmail(values.invite ?? '');
  const role = roles.find((name) => name === (values.role ?? 'owner'));
  if (!isEmail(email) || !role) throw new BadUsage(usage);
  return { email, role, tenant: values.tenant ?? '' };
}

/** Stores the invitation in a PostgreSQL database, which several processes may use. */
async function inviteInDatabase(demo: Seed | null, { tenant: code, ...person }: Wanted, now: Date) {
  const { backend, close } = await openShop(demo);
  try {
    const { tenants } = await backend.catalog.current();
    const tenant = tenants.find((one) => (code === '' ? one.isDefault : one.code === code));
    if (!tenant)
      throw new BadUsage(code === '' ? 'There is no default tenant.' : `There is no tenant ${code}.`);
    const entry = { tenantId: tenant.id, staff: null, action: 'Invites a person', at: now };
    await writeAudit(backend.db, entry, person.email, { role: person.role });
    return await invite(backend.db, { tenantId: tenant.id, ...person, invitedBy: null }, now);
  } finally {
    await close();
  }
}

async function run(demo: Seed | null): Promise<void> {
  const wanted = readArguments();
  const env = readEnv(process.env);
  const now = new Date();
  const expiresAt = invitationExpiry(now);
  const secret = env.DATABASE_URL
    ? await inviteInDatabase(demo, wanted, now)
    : writeInvitationFile(invitationsFolderOf(env), { ...wanted, expiresAt: expiresAt.toISOString() });
  console.log(
    `Link for ${wanted.email} (${wanted.role}) to choose a password, valid until ${expiresAt.toDateString()}:`,
  );
  console.log(`\n  http://localhost:${env.PORT}${invitationPath(secret)}\n`);
  console.log('The link works once, with any host name of the shop.');
}

/** Runs `npm run desk`. demo: the seed of an empty database, unless DEMO=off. */
export const runDesk = (demo: Seed | null): void =>
  runCommand(() => run(demo), 'Stop that server and try again.');
