import { createPublicKey, verify } from 'node:crypto';
import { commandText, type KioskCommand, LONGEST_COMMAND_MS } from '../../contract/kioskCommands';

interface Expected {
  deviceId: string;
  /** PEM of the first key that this registration received; empty for none, so that no command is accepted. */
  publicKey: string;
  /** Milliseconds since 1970 by the service's clock, as far as known. */
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
 * Why a command is rejected; null for a valid one. A command much older than the newest one is rejected regardless of the clock: its id may
 * have been forgotten, and the clock comes from an unsigned header.
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
