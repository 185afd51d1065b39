import * as z from 'zod/mini';

const TIMEOUT_MS = 5000;
const verdict = z.object({ success: z.boolean() });

/** Verifies a captcha token. */
export type CaptchaVerifier = (token: string) => Promise<boolean>;

/** Accepts any token, for a tenant without a provider secret. */
export const acceptAnyToken: CaptchaVerifier = async (token) => token !== '';

/**
 * Verifies tokens with the provider, which accepts each token once. A provider that fails or times out confirms
 * nothing.
 */
export function captchaVerifier(verifyUrl: string, secret: string): CaptchaVerifier {
  return async (token) => {
    try {
      const response = await fetch(verifyUrl, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return z.parse(verdict, await response.json()).success;
    } catch {
      return false;
    }
  };
}
