import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { roles } from '../../../contract/desk/deskCall.ts';
import { hashOf, isSecretFormat, newSecret } from '../../backend/session/secret.ts';
import type { Tenant } from '../../backend/tenant/tenant.ts';

/** tenant: '' for the default tenant. */
const file = z.object({ tenant: z.string(), email: z.string(), role: z.enum(roles), expiresAt: z.string() });
type InvitationFile = z.output<typeof file>;

/** base64url contains no character that could lead out of the folder. */
const pathOf = (folder: string, hash: string) => join(folder, `${hash}.json`);

/**
 * Writes an invitation for a running server with an embedded database, which only one process may open. Anyone who can write to the data
 * folder controls the shop anyway. Returns the secret.
 */
export function writeInvitationFile(folder: string, invitation: InvitationFile): string {
  const secret = newSecret();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  putInvitationFile(folder, secret, invitation);
  return secret;
}

/** Writes the file of an invitation, or restores one that was taken. */
export function putInvitationFile(folder: string, secret: string, invitation: InvitationFile): void {
  writeFileSync(pathOf(folder, hashOf(secret)), JSON.stringify(invitation), { mode: 0o600 });
}

/** Removes and returns the invitation with a secret for a tenant; null if there is none. */
export function takeInvitationFile(
  folder: string,
  secret: string,
  { code, isDefault }: Pick<Tenant, 'code' | 'isDefault'>,
): InvitationFile | null {
  if (!isSecretFormat(secret)) return null;
  const path = pathOf(folder, hashOf(secret));
  try {
    const read = z.parse(file, JSON.parse(readFileSync(path, 'utf8')));
    if (!belongsTo(read, { code, isDefault })) return null;
    rmSync(path, { force: true });
    return read;
  } catch {
    // Most secrets have no file, and a damaged file counts as no invitation.
    return null;
  }
}

const belongsTo = ({ tenant }: InvitationFile, { code, isDefault }: Pick<Tenant, 'code' | 'isDefault'>) =>
  tenant === '' ? isDefault : tenant === code;

/** Deletes invitations of a person to a tenant that have not been opened yet. */
export function deleteInvitationFiles(
  folder: string,
  tenant: Pick<Tenant, 'code' | 'isDefault'>,
  email: string,
): void {
  for (const name of namesOfFiles(folder)) {
    const path = join(folder, name);
    try {
      const read = z.parse(file, JSON.parse(readFileSync(path, 'utf8')));
      if (read.email === email && belongsTo(read, tenant)) rmSync(path, { force: true });
    } catch {
      // A damaged file counts as no invitation.
    }
  }
}

function namesOfFiles(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.json'));
  } catch {
    // The folder only exists after the command line tool was used.
    return [];
  }
}
