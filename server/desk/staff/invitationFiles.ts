import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { roles } from '../../../contract/desk/deskCall.ts';
import { hashOf, isSecretFormat, newSecret } from '../../backend/session/secret.ts';
import type { Tenant } from '../../backend/tenant/tenant.ts';

/** tenant: '' for the default tenant. */
const file = z.object({ tenant: z.string(), email: z.string(), role: z.enum(roles), expiresAt: z.string() });
type InvitationFile = z.output<typeof file>;

/** base64url has no character that leaves the folder. */
const pathOf = (folder: string, hash: string) => join(folder, `${hash}.json`);

/**
 * Writes an invitation for a server that has the embedded database open: only one process may use that database. Whoever
 * writes into the data folder owns the shop. Returns the secret.
 */
export function writeInvitationFile(folder: string, invitation: InvitationFile): string {
  const secret = newSecret();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(pathOf(folder, hashOf(secret)), JSON.stringify(invitation), { mode: 0o600 });
  return secret;
}

/** Takes the invitation of a secret to a tenant out of the folder; null when there is none. */
export function takeInvitationFile(
  folder: string,
  secret: string,
  { code, isDefault }: Pick<Tenant, 'code' | 'isDefault'>,
): InvitationFile | null {
  if (!isSecretFormat(secret)) return null;
  const path = pathOf(folder, hashOf(secret));
  try {
    const read = z.parse(file, JSON.parse(readFileSync(path, 'utf8')));
    if (read.tenant === '' ? !isDefault : read.tenant !== code) return null;
    rmSync(path, { force: true });
    return read;
  } catch {
    return null;
  }
}
