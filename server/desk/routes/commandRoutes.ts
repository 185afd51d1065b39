import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import {
  changeDeviceSettings,
  getCommandFile,
  listDeviceCommands,
  type SentCommand,
  sendCommand,
} from '../../../contract/desk/commands.ts';
import type { CommandName } from '../../../contract/kioskCommands.ts';
import { type RemoteSettings, remoteSettings } from '../../../contract/kioskSettings.ts';
import { localizedError } from '../../backend/apiError.ts';
import { kioskCommandFiles, kioskCommands } from '../../backend/database/schema/fleet.ts';
import type { RouteBinding } from '../../backend/route.ts';
import { issueCommands, listCommands } from '../../kioskService/commands/commandStore.ts';
import { kioskEventsOf } from '../../kioskService/commands/kioskEvents.ts';
import { devicesOfTenant } from '../../kioskService/devicesOfTenant.ts';
import { type DeskOptions, deskRoute, type StaffContext } from '../deskRoute.ts';
import { noDevice } from '../devices/ownDevices.ts';

/** Enough for a command to all devices of a large dealer. */
const LARGEST_COMMAND = 640 * 1024;

/** Devices named in the audit log; the others are only counted. */
const NAMED = 5;

/** Issues a command to devices of the dealer. @throws ApiError 404 when any of them belongs to someone else or was revoked */
async function issue(
  { backend, db, tenant, now, staff, record, afterTransaction }: StaffContext,
  ids: readonly string[],
  name: CommandName,
  settings: RemoteSettings = {},
): Promise<{ ids: string[] }> {
  const deviceIds = [...new Set(ids)];
  const devices = (await devicesOfTenant(db, tenant, deviceIds)).filter(
    ({ revokedAt }) => revokedAt === null,
  );
  if (devices.length < deviceIds.length) throw noDevice();
  const names = devices.map((device) => device.name).sort();
  const others = names.length > NAMED ? ` +${names.length - NAMED}` : '';
  record(`${name}: ${names.slice(0, NAMED).join(', ')}${others}`, {
    name,
    settings,
    devices: deviceIds.length,
  });
  afterTransaction(async () => kioskEventsOf(backend).wake());
  return { ids: await issueCommands(db, { deviceIds, name, settings, actor: staff.email }, now) };
}

/** A command past its expiry is shown as expired even if that is not stored yet. */
const statusAt = (now: Date, { status, expiresAt }: { status: SentCommand['status']; expiresAt: Date }) =>
  status === 'waiting' && expiresAt <= now ? ('expired' as const) : status;

/** Omits settings in the stored data that a later version no longer has. */
const knownSettings = (settings: Record<string, unknown>): RemoteSettings =>
  z.safeParse(remoteSettings, settings).data ?? {};

/** Commands of staff to devices (docs/desk.md, Commands). */
export const commandRoutes = (options: DeskOptions): RouteBinding[] => [
  deskRoute(options, listDeviceCommands, async ({ db, tenant, now }, { params }) => {
    const [device] = await devicesOfTenant(db, tenant, [params.id]);
    if (!device) throw noDevice();
    const commands = await listCommands(db, params.id);
    return {
      settings: knownSettings(device.settings),
      commands: commands.map((command) => ({
        id: command.id,
        name: command.name,
        actor: command.actor,
        issued_at: command.issuedAt.toISOString(),
        expires_at: command.expiresAt.toISOString(),
        status: statusAt(now, command),
        acknowledged_at: command.acknowledgedAt?.toISOString() ?? null,
        result: command.result,
        settings: command.settings,
        file_type: command.fileType,
      })),
    };
  }),

  {
    ...deskRoute(options, sendCommand, (context, { body }) => issue(context, body.device_ids, body.name)),
    bodyLimit: LARGEST_COMMAND,
  },

  deskRoute(options, changeDeviceSettings, async (context, { body }) => {
    if (Object.keys(body.settings).length === 0) throw localizedError(422, 'settings', 'deskNoSetting');
    return issue(context, body.device_ids, 'settings', body.settings);
  }),

  deskRoute(options, getCommandFile, async ({ db, tenant }, { params }) => {
    const [row] = await db
      .select({ file: kioskCommandFiles, deviceId: kioskCommands.deviceId })
      .from(kioskCommandFiles)
      .innerJoin(kioskCommands, eq(kioskCommands.id, kioskCommandFiles.commandId))
      .where(eq(kioskCommandFiles.commandId, params.id));
    const [device] = row ? await devicesOfTenant(db, tenant, [row.deviceId]) : [];
    if (!row || !device) throw localizedError(404, 'not_found', 'deskNoFile');
    return { type: row.file.type, content: Buffer.from(row.file.content).toString('base64') };
  }),
];
