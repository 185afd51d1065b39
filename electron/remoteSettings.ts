import { join } from 'node:path';
import { type RemoteSettings, remoteSettings } from '../contract/kioskSettings';
import { readJsonFile, writeFileAtomically } from './atomicFile';
import { readRotation, saveRotation } from './rotation';

/** Settings that staff changed from the desk. They take precedence over settings.json. */
const FILE = 'remote-settings.json';

/** The settings from the desk; none when the file is missing or damaged. */
export const readRemoteSettings = (folder: string): RemoteSettings =>
  readJsonFile(join(folder, FILE), remoteSettings) ?? {};

/** Merges settings into those from the desk. A rotation also replaces the one that staff chose at the screen. */
export async function saveRemoteSettings(folder: string, changes: RemoteSettings): Promise<void> {
  const next = { ...readRemoteSettings(folder), ...changes };
  await writeFileAtomically(join(folder, FILE), JSON.stringify(next));
  if (changes.rotation !== undefined) await saveRotation(folder, changes.rotation);
}

/** Settings that only apply after a restart. */
const STARTING_SETTINGS = ['captions', 'rotation', 'display'] as const;
type StartingSettings = Pick<RemoteSettings, (typeof STARTING_SETTINGS)[number]>;

/** Whether unsaved changes require a restart. Compares with the rotation that staff may have chosen at the screen. */
export function needsRestart(folder: string, settings: StartingSettings, changes: RemoteSettings): boolean {
  const applied = { ...settings, rotation: readRotation(folder, settings.rotation ?? 0) };
  return STARTING_SETTINGS.some((name) => changes[name] !== undefined && changes[name] !== applied[name]);
}
