import type { Env } from './env.ts';
import type { Seed } from './seed.ts';

/** What `npm start` prints once the server listens; the last line tells scripts where it is. */
export function announcement(env: Env, seed: Seed | null, port: number): string {
  const originOf = (host: string) => `http://${host}:${port}`;
  const origin = originOf('localhost');
  const lines = seed?.announce(originOf);
  const shop = env.STORE_API_URL
    ? [`  Shop             ${origin}`, `  Backend          ${env.STORE_API_URL}`]
    : [...(lines?.tenants ?? [`  Shop             ${origin}`]), `  API              ${origin}/api/rest`];
  const hasOwnKiosks = !env.KIOSK_SERVICE_URL && !env.STORE_API_URL;
  const kiosk = hasOwnKiosks
    ? [`  Kiosk service    ${origin}/kiosk-service`, ...(lines?.kiosk ?? [])]
    : [`  Kiosk service    ${env.KIOSK_SERVICE_URL ?? 'none: set KIOSK_SERVICE_URL'}`];
  return ['', ...shop, ...kiosk, '', `ready ${origin}`].join('\n');
}
