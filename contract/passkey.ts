import * as z from 'zod/mini';
import { session } from './customer';
import { endpoint } from './endpoint';
import { confirmation } from './errors';
import { list, requiredText, text } from './fields';
import { inputText, longInput, optionalLongInput } from './inputs';

/**
 * A browser's response to a passkey request (WebAuthn, base64url), as far as it is verified. attestationObject: for a new passkey;
 * authenticatorData and signature: for a sign-in
 */
const credential = z.object({
  id: inputText,
  response: z.object({
    clientDataJSON: longInput,
    attestationObject: optionalLongInput,
    authenticatorData: optionalLongInput,
    signature: optionalLongInput,
    userHandle: optionalLongInput,
  }),
});
export type Credential = z.output<typeof credential>;

/** The options of the browser's WebAuthn call, as JSON text. */
const options = z.object({ options: text() });

const passkey = z.object({ id: requiredText, name: text(), created_at: text() });
export type Passkey = z.output<typeof passkey>;

const passkeyName = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/customers/self/passkeys',
  isExtension: true,
  summary: 'Passkeys of the account',
  response: list(passkey),
});
export const getPasskeyCreation = endpoint({
  method: 'GET',
  path: '/customers/self/passkeys/options',
  isExtension: true,
  limits: ['passkey'],
  summary: 'The options with which a browser creates a passkey',
  response: options,
});
export const addPasskey = endpoint({
  method: 'POST',
  path: '/customers/self/passkeys',
  isExtension: true,
  limits: ['passkey'],
  summary: 'Stores a passkey that a browser created; requires the password',
  body: z.object({
    name: passkeyName,
    current_password: inputText,
    credential,
  }),
  response: confirmation,
});
export const renamePasskey = endpoint({
  method: 'PUT',
  path: '/customers/self/passkeys/{id}',
  isExtension: true,
  summary: 'Renames a passkey',
  params: z.object({ id: inputText }),
  body: z.object({ name: passkeyName }),
  response: confirmation,
});
export const deletePasskey = endpoint({
  method: 'DELETE',
  path: '/customers/self/passkeys/{id}',
  isExtension: true,
  summary: 'Deletes a passkey',
  params: z.object({ id: inputText }),
  response: confirmation,
});
export const getPasskeyRequest = endpoint({
  method: 'GET',
  path: '/customers/self/session/passkey',
  isExtension: true,
  limits: ['passkey'],
  summary: 'The options with which a browser asks for any passkey of this host',
  response: options,
});
export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/customers/self/session/passkey',
  isExtension: true,
  limits: ['signIn'],
  summary: 'Signs in with a passkey',
  body: z.object({ credential }),
  response: session,
});
