import type { StoredAlertSettings } from '../../../contract/desk/alerts.ts';
import type { AlertKind } from '../../../contract/desk/devices.ts';
import type { Heartbeat } from '../../../contract/kiosk.ts';
import { DUPLICATE_MS, SILENT_MS } from '../../kioskService/deviceState.ts';

const MEGABYTE = 1_000_000;
/** The shell restarts a loop without a new frame after 15 s; after a minute, that has not helped. */
const NO_FRAME_MS = 60_000;

/** A change of an alert, as reported to staff. */
export interface AlertEvent {
  deviceId: string;
  name: string;
  storeId: string;
  kind: AlertKind;
  /** Titles of the excluded clips; empty for any other kind. */
  detail: string;
  since: Date;
  endedAt: Date | null;
}

/** The rules by which a round opens and closes alerts. */
export interface AlertRules {
  settings: StoredAlertSettings;
  /** '' if no version is required. */
  wantedVersion: string;
  now: Date;
  /** The time from which this server could have received heartbeats. */
  watchedSince: Date;
}

export interface WatchedDevice {
  revokedAt: Date | null;
  receivedAt: Date | null;
  otherSeenAt: Date | null;
  report: Heartbeat;
}

/** Compares versions by their numbers: negative when the first one is lower. Anything after the numbers is ignored. */
export function compareVersions(one: string, other: string): number {
  const numbers = (version: string) => (/^v?(\d+(?:\.\d+)*)/.exec(version)?.[1] ?? '').split('.').map(Number);
  const [left, right] = [numbers(one), numbers(other)];
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * The problems of a device: true or false by kind. An omitted kind keeps its state, because the frames and disk of a device that does not
 * report are unknown.
 */
export function problemsOf(
  { revokedAt, receivedAt, otherSeenAt, report }: WatchedDevice,
  { settings: { offline_minutes, disk_limit_mb }, wantedVersion, now, watchedSince }: AlertRules,
): Partial<Record<AlertKind, boolean>> {
  // A device that has never reported is not set up yet, and a revoked one does not matter.
  if (revokedAt || !receivedAt)
    return { offline: false, no_frame: false, clip: false, disk: false, outdated: false, duplicate: false };
  const silentMs = now.getTime() - receivedAt.getTime();
  const duplicate = otherSeenAt !== null && now.getTime() - otherSeenAt.getTime() < DUPLICATE_MS;
  const limitMs = offline_minutes * 60_000;
  const isLost = silentMs >= limitMs;
  // After a stop of the server, every device has been silent for long, which says nothing about the devices.
  const isUnknown = isLost && now.getTime() - watchedSince.getTime() < limitMs;
  const lasting = { ...(!isUnknown && { offline: isLost }), duplicate };
  if (silentMs > SILENT_MS) return lasting;
  const { last_frame_age_ms: frameAge, disk_free_bytes: free, app_version: version } = report;
  return {
    ...lasting,
    // Null while a visit covers the loop.
    no_frame: frameAge !== null && frameAge >= NO_FRAME_MS,
    clip: report.quarantined.length > 0,
    disk: free !== null && free < disk_limit_mb * MEGABYTE,
    outdated: wantedVersion !== '' && version !== '' && compareVersions(version, wantedVersion) < 0,
  };
}
