import type { AnyEndpoint } from '@contract/endpoint';
import { isAbsent } from '@contract/fields';
import { isObject } from '@contract/reshape';
import type { ApiError } from './apiError';
import { parseError } from './parseError';

/** A rejected write is final; a read may succeed later, and does not say that there is nothing. */
const STATUS = { write: 422, read: 500 };

const falseValues: ReadonlySet<unknown> = new Set([false, 0, '0', 'false', 'no']);
const isPresent = (value: unknown) => !isAbsent(value) && !falseValues.has(value);
/** Fields of a response without a result. */
const reasonFields = ['success', 'status', 'code', 'message', 'messages', 'error', 'errors', 'fields'];

/**
 * The error in the body of a response with a 2xx status: success false, or errors in place of a result (docs/spec/19 §5). null if there is
 * none. What a read returns counts, whatever its success: that of a session may mean that nobody is signed in
 */
export function rejectionIn({ method }: Pick<AnyEndpoint, 'method'>, body: unknown): ApiError | null {
  if (!isObject(body)) return null;
  const { success, messages, errors, error } = body;
  const reasons = [isObject(messages) ? messages.error : undefined, errors, error];
  const hasReason = reasons.some(isPresent);
  const isRead = method === 'GET';
  // What is read may be false, as isloggedin; a write without a result may say so, as in data: false.
  const isResult = isRead ? (value: unknown) => !isAbsent(value) : isPresent;
  const hasResult = Object.entries(body).some(
    ([name, value]) => !reasonFields.includes(name) && isResult(value),
  );
  const isDenied = falseValues.has(success) && !(isRead && hasResult);
  const isRejected = isDenied || (hasReason && !hasResult);
  return isRejected ? parseError({ status: isRead ? STATUS.read : STATUS.write, body }) : null;
}
