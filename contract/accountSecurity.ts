import * as z from 'zod/mini';
import { session } from './customer';
import { endpoint } from './endpoint';
import { confirmation } from './errors';
import { flag, list, requiredText, text } from './fields';
import { inputText } from './inputs';

const openSession = z.object({
  id: requiredText,
  /** Chrome; empty when unknown. */
  browser: text(),
  /** Windows; empty when unknown. */
  system: text(),
  /** ISO 8601 */
  used_at: text(),
  is_current: flag(),
});
export type OpenSession = z.output<typeof openSession>;

const proof = z.object({ current_password: inputText });

export const listSessions = endpoint({
  method: 'GET',
  path: '/customers/self/sessions',
  isExtension: true,
  summary: 'Browsers in which the customer is signed in, the last used first',
  response: list(openSession),
});
export const deleteSession = endpoint({
  method: 'DELETE',
  path: '/customers/self/sessions/{id}',
  isExtension: true,
  summary: 'Signs out one browser',
  params: z.object({ id: inputText }),
  response: confirmation,
});
export const deleteOtherSessions = endpoint({
  method: 'DELETE',
  path: '/customers/self/sessions',
  isExtension: true,
  summary: 'Signs out every browser except this one',
  response: confirmation,
});
export const exportData = endpoint({
  method: 'POST',
  path: '/customers/self/export',
  isExtension: true,
  summary: 'Everything stored about the customer; requires the password',
  body: proof,
  response: z.object({
    exported_at: text(),
    /** JSON text: rows by name of the table, without secrets. */
    data: text(),
  }),
});
export const deleteAccount = endpoint({
  method: 'POST',
  path: '/customers/self/deletion',
  isExtension: true,
  summary: 'Deletes the account and signs out everywhere; requires the password',
  body: proof,
  response: session,
});
export const sendVerification = endpoint({
  method: 'POST',
  path: '/customer/email/verification',
  isExtension: true,
  summary: 'Sends the link that confirms the account’s email again',
  response: confirmation,
});
export const verifyEmail = endpoint({
  method: 'PUT',
  path: '/customer/email/verification',
  isExtension: true,
  limits: ['verification'],
  summary: 'Confirms the email of the signed-in customer by the token of an emailed link',
  body: z.object({ token: z.string().check(z.maxLength(100)) }),
  response: session,
});
