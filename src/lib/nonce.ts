import { createContext, use } from 'react';

/** The nonce of the page's content-security policy while the server renders it. */
export const NonceContext = createContext<string | undefined>(undefined);

/** The nonce of this document, from a meta element: the nonce property is readable by scripts, but not by CSS selectors. */
const documentNonce = () =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/** The nonce that a style element needs under the content-security policy. */
export const useNonce = (): string | undefined => use(NonceContext) ?? documentNonce();
