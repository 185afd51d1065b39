import { afterAll, vi } from 'vitest';

/**
 * Setup of projects whose test files share a process. Modules are loaded once a process, because loading them takes longer
 * than most files: a file that mocks one loads them anew itself, and so does each file of the web app, whose modules keep
 * state (tests/unitSetup.ts). What else a file could leave to the next one starts anew: timers, globals and the environment.
 */

const environment = { ...process.env };
const { setTimeout: realSetTimeout } = globalThis;
afterAll(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
  // In every later file, timers would never fire.
  if (globalThis.setTimeout !== realSetTimeout) throw new Error('This file leaves a fake setTimeout behind.');
});
