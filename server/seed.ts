import type { FastifyInstance } from 'fastify';
import type { BackendContext } from './backend/backendContext.ts';
import type { Database } from './backend/database/database.ts';
import type { AddressOf } from './backend/tenant/tenants.ts';
import type { Env } from './env.ts';

/** Services that the configuration of a seeded tenant names as {{name}}. */
export interface SeedServices {
  /** Starts a service at its first use. @throws Error for a name that the seed does not know */
  addressOf: AddressOf;
  close: () => Promise<void>;
}

/**
 * Data that an entry point passes to the server, which itself contains none. demo/demoSeed.ts is the only implementation;
 * without a seed the server starts with the tenants of a file (server/backend/tenant/tenantsFile.ts).
 */
export interface Seed {
  /** Fills an empty database and leaves any other unchanged. Dates of the seed are relative to now. */
  fillBackend: (db: Database, now: Date) => Promise<void>;
  /** Fills the kiosk service in the same way. mediaFolder: the folder that is served at /media. */
  fillKioskService: (db: Database, mediaFolder: string) => Promise<void>;
  /** Adds the routes of the seed, after those of the backend. */
  addRoutes: (app: FastifyInstance, backend: BackendContext) => Promise<void>;
  /** Reports for screens of the seed that no machine runs, so that the desk shows a fleet. Returns a function that stops it. */
  playScreens: (backend: BackendContext) => Promise<() => Promise<void>>;
  openServices: (env: Env) => SeedServices;
  /** Codes of the tenants that the seed fills in. Only their emails can be read at /dev/mail. */
  tenantCodes: readonly string[];
  /** Lines that `npm start` prints; originOf returns the origin of a host name. */
  announce: (originOf: (host: string) => string) => { tenants: string[]; kiosk: string[] };
}
