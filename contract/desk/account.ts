import * as z from 'zod/mini';
import { inputText } from '../inputs';
import { deskCall } from './deskCall';
import { deskSession } from './staff';

/** A browser's response to a passkey request (WebAuthn, JSON). The library that verifies it validates it in full. */
const credential = z.object({
  id: inputText,
  rawId: inputText,
  type: z.literal('public-key'),
  response: z.record(
    z.string().check(z.maxLength(100)),
    z.union([
      z.string().check(z.maxLength(20_000)),
      z.number(),
      z.array(z.string().check(z.maxLength(100))).check(z.maxLength(20)),
    ]),
  ),
  clientExtensionResults: z._default(z.record(z.string().check(z.maxLength(100)), z.unknown()), {}),
  authenticatorAttachment: z.optional(inputText),
});
export type Credential = z.output<typeof credential>;

/** The options of the browser's WebAuthn call, as JSON. */
const options = z.object({ options: z.looseObject({ challenge: z.string() }) });
const success = z.object({ success: z.boolean() });

const passkey = z.object({ id: z.string(), name: z.string(), created_at: z.string() });
export type Passkey = z.output<typeof passkey>;

export const getAccount = deskCall({
  role: 'viewer',
  subject: 'account',
  method: 'GET',
  path: '/account',
  summary: 'Passkeys and open sessions of the person',
  response: z.object({ passkeys: z.array(passkey), sessions: z.number() }),
});

const password = z.string().check(z.minLength(1), z.maxLength(200));

export const changePassword = deskCall({
  role: 'viewer',
  subject: 'account',
  method: 'PUT',
  path: '/account/password',
  summary: 'Changes the own password',
  body: z.object({ current: password, password }),
  response: success,
});

export const endOtherSessions = deskCall({
  role: 'viewer',
  subject: 'account',
  method: 'DELETE',
  path: '/account/sessions',
  summary: 'Signs out everywhere else',
  response: success,
});

export const getPasskeyCreation = deskCall({
  role: 'viewer',
  subject: 'account',
  method: 'GET',
  path: '/account/passkeys/options',
  summary: 'The options for a new passkey',
  response: options,
});

export const addPasskey = deskCall({
  role: 'viewer',
  subject: 'account',
  method: 'POST',
  path: '/account/passkeys',
  summary: 'Adds a passkey',
  body: z.object({ name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)), credential }),
  response: success,
});

export const deletePasskey = deskCall({
  role: 'viewer',
  subject: 'account',
  method: 'DELETE',
  path: '/account/passkeys/{id}',
  summary: 'Deletes a passkey',
  params: z.object({ id: inputText }),
  response: success,
});

export const getPasskeyRequest = deskCall({
  role: 'anyone',
  subject: 'session',
  method: 'GET',
  path: '/session/passkey',
  summary: 'The options for signing in with a passkey',
  response: options,
});

export const signInWithPasskey = deskCall({
  role: 'anyone',
  subject: 'session',
  method: 'POST',
  path: '/session/passkey',
  summary: 'Signs in with a passkey',
  body: z.object({ credential }),
  response: deskSession,
});
