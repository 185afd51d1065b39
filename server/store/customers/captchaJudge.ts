import * as z from 'zod/mini';

const TIMEOUT_MS = 5000;
const verdict = z.object({ success: z.boolean() });

/** Tells whether a captcha's token is good. */
export type CaptchaJudge = (token: string) => Promise<boolean>;

/** Without a secret the provider can't be asked: any token counts. */
export const anyToken: CaptchaJudge = async (token) => token !== '';

/** Asks the provider, which knows each token once. One that does not answer confirms nothing. */
export function captchaJudge(verifyUrl: string, secret: string): CaptchaJudge {
  return async (token) => {
    try {
      const answer = await fetch(verifyUrl, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return z.parse(verdict, await answer.json()).success;
    } catch {
      return false;
    }
  };
}
