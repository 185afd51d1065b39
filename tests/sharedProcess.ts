import { afterAll, vi } from 'vitest';

/**
 * Setup of projects whose test files share a process. Packages are loaded once a process, because loading them takes longer
 * than most files. What a file could leave to the next one starts anew: our modules and their state, timers, globals and
 * the environment.
 */
vi.resetModules();

const environment = { ...process.env };
const { setTimeout: realSetTimeout } = globalThis;
afterAll(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
  // Every later file would wait for a clock that stands still.
  if (globalThis.setTimeout !== realSetTimeout) throw new Error('This file leaves a fake setTimeout behind.');
});
