import { kioskMember } from './demo/kiosk.ts';
import type { Env } from './env.ts';

/** What `npm start` prints once the server listens; the last line tells scripts where it is. */
export function announcement(env: Env, port: number): string {
  const at = (host: string) => `http://${host}:${port}`;
  const shop = env.STORE_API_URL
    ? [`  Shop             ${at('localhost')}`, `  Backend          ${env.STORE_API_URL}`]
    : [
        `  Shop             ${at('localhost')}        (Maple & Main Home, English; ${at('localhost')}/fr in French)`,
        `  Second tenant    ${at('boreale.localhost')}  or ${at('fr.localhost')}  (Maison Boréale)`,
        `  Every payment    ${at('payments.localhost')}  (all ways to pay, against a sandbox)`,
        `  API              ${at('localhost')}/api/rest`,
      ];
  const hasOwnKiosks = !env.KIOSK_SERVICE_URL && !env.STORE_API_URL;
  const kiosk = !hasOwnKiosks
    ? [`  Kiosk service    ${env.KIOSK_SERVICE_URL ?? 'none: set KIOSK_SERVICE_URL'}`]
    : [
        `  Kiosk service    ${at('localhost')}/kiosk-service`,
        `  Demo device      member code ${kioskMember.memberCode}, passcode ${kioskMember.passcode}   (npm run kiosk)`,
      ];
  return ['', ...shop, ...kiosk, '', `ready ${at('localhost')}`].join('\n');
}
