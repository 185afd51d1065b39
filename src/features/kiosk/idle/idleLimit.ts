import { LONGEST_IDLE_MS } from '@contract/kiosk';

const DEFAULT_IDLE_MS = 300_000;

/** Milliseconds without input after which a visit ends, of the configured kiosk_idle_timer. */
export const idleLimitOf = (configuredMs: number): number =>
  configuredMs > 0 ? Math.min(configuredMs, LONGEST_IDLE_MS) : DEFAULT_IDLE_MS;
