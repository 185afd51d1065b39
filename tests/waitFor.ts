import { vi } from 'vitest';

/** Repeats a check until it passes. The time limit only detects a hang, so a busy machine stays far below it. */
export const waitFor = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 30_000, interval: 20 });
