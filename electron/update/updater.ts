import { type Hours, isWithinHours } from '../../contract/kioskSettings';
import type { Fetch } from '../media/download';
import { type Throttle, WindowClosedError } from '../media/throttle';
import { readStateFile, releaseStaged } from './launcherState';
import { stageUpdate } from './stageUpdate';
import { startProbation } from './updateProbation';

interface Options {
  /** The folder of the launcher (build/linux/launch); undefined when the launcher did not start the app. */
  root: string | undefined;
  backendUrl: string;
  /** PEM; null disables updates. */
  publicKey: string | null;
  version: string;
  fetch: Fetch;
  /** The token of the registered device; null before registration. */
  token: () => string | null;
  throttle: Throttle;
  /** 0 to 23, at the device's location; NaN while it is unknown. */
  hour: () => number;
  /** Read at each use, because staff may change it. */
  settings: { readonly maintenanceWindow: Hours | null };
  isVisitOpen: () => boolean;
  restart: () => void;
  report: (problem: string) => void;
}

const FIRST_CHECK_MS = 3 * 60_000;
const CHECK_INTERVAL_MS = 6 * 3_600_000;
const TICK_MS = 60_000;

/**
 * Stages new versions within the download window, restarts into them within the maintenance window, and supervises the probation of the
 * running one, which needs the loop's heartbeats.
 */
export function startUpdater(options: Options) {
  const { root, backendUrl, publicKey, version, throttle, settings, isVisitOpen, restart, report } = options;
  if (!root) return { heartbeat: () => {}, state: () => ({ staged: '', refused: '' }) };
  let nextCheckAt = performance.now() + FIRST_CHECK_MS;
  let isChecking = false;

  /** One at a time, because two would write the same archive. */
  async function check(key: string): Promise<void> {
    isChecking = true;
    try {
      await stage(key);
    } finally {
      isChecking = false;
    }
  }

  async function stage(key: string): Promise<void> {
    const token = options.token();
    const serviceUrl = `/kiosk-service/update?token=${encodeURIComponent(token ?? '')}`;
    const staged = await stageUpdate({
      root: root as string,
      feedUrl: new URL('/kiosk-updates/latest.json', backendUrl).href,
      stagedUrl: token === null ? null : new URL(serviceUrl, backendUrl).href,
      publicKey: key,
      version,
      fetch: options.fetch,
      throttle,
      isDeferred: settings.maintenanceWindow !== null,
    });
    if (staged) report(`version ${staged} is on the disk`);
  }

  async function checkWhenDue(key: string): Promise<void> {
    if (isChecking || !throttle.isOpen || performance.now() < nextCheckAt) return;
    nextCheckAt = performance.now() + CHECK_INTERVAL_MS;
    await check(key).catch((error: unknown) => {
      // The download resumes when its window opens again.
      if (error instanceof WindowClosedError) nextCheckAt = performance.now();
      else report(`update: ${String(error)}`);
    });
  }

  /** Without a maintenance window, a version that waited for one starts at the next launch. Staff may have paused it in the meantime. */
  async function startStaged(key: string): Promise<void> {
    const { maintenanceWindow } = settings;
    if (maintenanceWindow !== null && !isWithinHours(options.hour(), maintenanceWindow)) return;
    if (isChecking || readStateFile(root as string, 'staged') === '') return;
    await check(key).catch((error: unknown) => report(`update: ${String(error)}`));
    if (isVisitOpen() || !(await releaseStaged(root as string)) || maintenanceWindow === null) return;
    report('restarting into a new version');
    restart();
  }

  if (publicKey)
    setInterval(() => {
      void checkWhenDue(publicKey);
      startStaged(publicKey).catch((error: unknown) => report(`update not started: ${String(error)}`));
    }, TICK_MS);
  return {
    ...startProbation({ root, restart, report }),
    /** The version that starts next, and the one that was rolled back; empty for none. */
    state: () => ({
      staged: readStateFile(root, 'staged') || readStateFile(root, 'next'),
      refused: readStateFile(root, 'refused'),
    }),
  };
}
