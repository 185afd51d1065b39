import * as z from 'zod/mini';
import { remoteSettings } from '../kioskSettings';
import { deskCall } from './deskCall';

const deviceId = z.string().check(z.minLength(1), z.maxLength(100));
const deviceIds = z.array(deviceId).check(z.minLength(1), z.maxLength(5000));

/** Commands without data. Each is a button of the device's page. */
export const simpleCommands = ['identify', 'screenshot', 'log', 'reload', 'clear_clips', 'restart'] as const;
const simpleCommand = z.enum(simpleCommands);
export type SimpleCommand = z.output<typeof simpleCommand>;

const sentCommand = z.object({
  id: z.string(),
  name: z.string(),
  actor: z.string(),
  issued_at: z.string(),
  expires_at: z.string(),
  status: z.enum(['waiting', 'done', 'failed', 'expired']),
  acknowledged_at: z.nullable(z.string()),
  result: z.string(),
  settings: z.record(z.string(), z.unknown()),
  /** The file that the device sent; null for none, or after seven days, when it is deleted. */
  file_type: z.nullable(z.enum(['image/jpeg', 'text/plain'])),
});
export type SentCommand = z.output<typeof sentCommand>;

export const listDeviceCommands = deskCall({
  role: 'viewer',
  subject: 'devices',
  method: 'GET',
  path: '/devices/{id}/commands',
  summary: 'The latest commands of a device',
  params: z.object({ id: deviceId }),
  /** settings: those that the desk has set on the device */
  response: z.object({ commands: z.array(sentCommand), settings: remoteSettings }),
});

export const sendCommand = deskCall({
  role: 'editor',
  subject: 'devices',
  method: 'POST',
  path: '/commands',
  summary: 'Sends a command to devices',
  body: z.object({ device_ids: deviceIds, name: simpleCommand }),
  response: z.object({ ids: z.array(z.string()) }),
});

export const changeDeviceSettings = deskCall({
  role: 'owner',
  subject: 'devices',
  method: 'POST',
  path: '/commands/settings',
  summary: 'Changes settings of devices',
  body: z.object({ device_ids: deviceIds, settings: remoteSettings }),
  response: z.object({ ids: z.array(z.string()) }),
});

export const getCommandFile = deskCall({
  role: 'viewer',
  subject: 'devices',
  method: 'GET',
  path: '/commands/{id}/file',
  summary: 'The screenshot or the log that a device sent',
  params: z.object({ id: z.string().check(z.regex(/^[\w-]{1,64}$/)) }),
  /** content: base64 */
  response: z.object({ type: z.enum(['image/jpeg', 'text/plain']), content: z.string() }),
});
