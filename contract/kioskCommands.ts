import * as z from 'zod/mini';
import { id, list, string } from './fields';
import { inputTextOr } from './inputs';

/** The commands that staff may send to a device (docs/desk.md, Commands). */
export const commandNames = [
  'identify',
  'screenshot',
  'log',
  'reload',
  'clear_clips',
  'restart',
  'settings',
] as const;
export type CommandName = (typeof commandNames)[number];

/**
 * Maximum validity of a command. A device rejects commands that are valid for longer, because it remembers executed commands only for this
 * time.
 */
export const LONGEST_COMMAND_MS = 25 * 3_600_000;

/** A command of the kiosk service to a device. */
export const kioskCommand = z.object({
  id,
  device_id: id,
  /** A command with an unknown name is acknowledged as failed. */
  name: string,
  /** For the command `settings`: the changed settings of contract/kioskSettings.ts; otherwise empty. */
  settings: z.record(z.string(), z.unknown()),
  /** ISO 8601, by the service's clock. */
  issued_at: string,
  expires_at: string,
  /** Ed25519 over commandText, base64url. */
  signature: string,
});
export type KioskCommand = z.output<typeof kioskCommand>;

/** GET /commands?token= : the pending commands of this device */
export const waitingCommands = z.object({ commands: list(kioskCommand) });

/** POST /commands/{id}?token= */
export const commandReport = z.object({
  status: z.enum(['done', 'failed']),
  /** Explanation for staff. */
  result: inputTextOr(''),
});
export type CommandReport = z.output<typeof commandReport>;

/** Maximum bytes of a screenshot or log. */
export const LARGEST_COMMAND_FILE = 1_048_576;

/** The text that the service signs. Keys of settings are sorted, because a database may change their order. */
export const commandText = (command: Omit<KioskCommand, 'signature'>): string =>
  JSON.stringify([
    command.id,
    command.device_id,
    command.name,
    Object.entries(command.settings).sort(([a], [b]) => (a < b ? -1 : 1)),
    command.issued_at,
    command.expires_at,
  ]);

/** The code that a screen shows to identify itself, and that the desk shows next to the command. */
export const identifyCode = (commandId: string): string => commandId.slice(-4).toUpperCase();
