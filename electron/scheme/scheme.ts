import { protocol } from 'electron';
import { SCHEME } from './origin';

/** Registers the app's scheme as a standard, secure one. Call before the app is ready. */
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
