import type { FastifyInstance } from 'fastify';
import type { BackendContext } from './backend/backendContext.ts';
import type { Database } from './backend/database/database.ts';
import type { AddressOf } from './backend/tenant/tenants.ts';
import type { Env } from './env.ts';

/** Services that a seeded tenant's configuration references as {{name}}. */
export interface SeedServices {
  /** Starts a service on first use. @throws Error for a name that the seed does not define */
  addressOf: AddressOf;
  close: () => Promise<void>;
}

/**
 * Data that an entry point passes to the server, which contains none itself. demo/demoSeed.ts is the only implementation; without a seed
 * the server starts with the tenants of a file (server/backend/tenant/tenantsFile.ts).
 */
export interface Seed {
  /** Fills an empty database and leaves a non-empty one unchanged. Dates in the seed are relative to now. */
  fillBackend: (db: Database, now: Date) => Promise<void>;
  /** Fills the kiosk service in the same way. mediaFolder: the folder served at /media */
  fillKioskService: (db: Database, mediaFolder: string) => Promise<void>;
  /** Adds the seed's routes, after those of the backend. */
  addRoutes: (app: FastifyInstance, backend: BackendContext) => Promise<void>;
  /** Sends reports for seeded screens without a real machine, so that the desk shows a fleet. Returns a function that stops it. */
  playScreens: (backend: BackendContext) => Promise<() => Promise<void>>;
  openServices: (env: Env) => SeedServices;
  /** Codes of the seeded tenants. Only their emails can be read at /dev/mail. */
  tenantCodes: readonly string[];
  /** Lines that `npm start` prints; originOf returns the origin of a host name. */
  announce: (originOf: (host: string) => string) => { tenants: string[]; kiosk: string[] };
}
