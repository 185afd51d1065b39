import { createContext, use } from 'react';

/**
 * Marks the app's own inline elements while the server renders, whose hashes then enter the content-security policy
 * (server/hosting/security/inlineCode.ts). Undefined in a browser.
 */
export const NonceContext = createContext<string | undefined>(undefined);

export const useNonce = (): string | undefined => use(NonceContext);
