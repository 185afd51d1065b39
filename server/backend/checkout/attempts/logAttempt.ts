import { safeError } from '../../../safeError.ts';
import type { Attempt } from './attempts.ts';

function reasonOf(error: unknown): string {
  const { code, message } = safeError(error);
  return code ? `${code}: ${message}` : message;
}

/** For the dealer's staff: the numbers that find a payment at its provider, and nothing of the shopper. */
export function logAttempt(
  { method, reference, paymentReference, state }: Attempt,
  what: string,
  error?: unknown,
): void {
  const name = [method, reference, paymentReference ?? ''].filter(Boolean).join(' ');
  console.error(`Payment ${name} (${state}): ${what}${error === undefined ? '' : `: ${reasonOf(error)}`}`);
}
