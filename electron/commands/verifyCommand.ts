import { createPublicKey, verify } from 'node:crypto';
import { commandText, type KioskCommand, LONGEST_COMMAND_MS } from '../../contract/kioskCommands';

interface Expected {
  deviceId: string;
  /** PEM that this registration received first; empty: none, so that no command is accepted. */
  publicKey: string;
  /** Milliseconds since 1970 by the service's clock, as far as it is known. */
  serviceNow: number;
  /** issued_at of the newest command so far, in milliseconds since 1970. */
  newestIssuedAt: number;
}

function isSigned(command: KioskCommand, publicKey: string): boolean {
  try {
    const signature = Buffer.from(command.signature, 'base64url');
    return verify(null, Buffer.from(commandText(command)), createPublicKey(publicKey), signature);
  } catch {
    return false;
  }
}

/**
 * Why a command is refused; null for a good one. A command that is much older than the newest one is refused whatever the
 * clock says: its id may have been forgotten, and the clock comes from a header without a signature.
 */
export function findRefusal(
  command: KioskCommand,
  { deviceId, publicKey, serviceNow, newestIssuedAt }: Expected,
): string | null {
  if (!isSigned(command, publicKey)) return 'not signed by the key of this registration';
  if (command.device_id !== deviceId) return 'meant for another device';
  const [issuedAt, expiresAt] = [Date.parse(command.issued_at), Date.parse(command.expires_at)];
  const isTimed = expiresAt > issuedAt && expiresAt - issuedAt <= LONGEST_COMMAND_MS;
  if (!isTimed) return 'valid for too long';
  if (serviceNow >= expiresAt || issuedAt < newestIssuedAt - LONGEST_COMMAND_MS) return 'expired';
  return null;
}
