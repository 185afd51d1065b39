import { protocol } from 'electron';

/** Where the kiosk's screens live: one origin of our own, so that storage, modules and cookies behave as on the web. */
export const SCHEME = 'shop';
export const ORIGIN = `${SCHEME}://storefront`;

/** Call before the app is ready. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: SCHEME,
      privileges: {
        standard: true,
        secure: true,
        supportFetchAPI: true,
        stream: true,
        codeCache: true,
        corsEnabled: true,
      },
    },
  ]);
}

/** True for an address of our own screens. */
export function isOwnAddress(address: string): boolean {
  try {
    return new URL(address).href.startsWith(`${ORIGIN}/`);
  } catch {
    return false;
  }
}
