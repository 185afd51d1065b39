import { createContext, use } from 'react';

/**
 * Marks the app's own inline elements during server rendering, whose hashes are then added to the content-security policy
 * (server/hosting/security/inlineCode.ts). Undefined in a browser.
 */
export const NonceContext = createContext<string | undefined>(undefined);

export const useNonce = (): string | undefined => use(NonceContext);
