import * as z from 'zod/mini';
import { errorBody } from '../../contract/errors.ts';

/** The first message of an error body; a note when the body has another shape. */
export function messageOf(body: unknown): string {
  const { success, data } = z.safeParse(errorBody, body);
  if (!success) return 'no messages.error[].message, so shoppers see a general message';
  return (
    data.messages.error.map(({ message }) => message).join(' ') || Object.values(data.fields ?? {}).join(' ')
  );
}
