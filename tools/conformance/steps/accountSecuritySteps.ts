import {
  deleteAccount,
  deleteOtherSessions,
  deleteSession,
  exportData,
  listSessions,
  sendVerification,
  verifyEmail,
} from '../../../contract/accountSecurity.ts';
import {
  addPasskey,
  deletePasskey,
  getPasskeyCreation,
  getPasskeyRequest,
  listPasskeys,
  renamePasskey,
  signInWithPasskey,
} from '../../../contract/passkey.ts';
import {
  answerPhoneSignIn,
  finishPhoneSignIn,
  getPhoneSignIn,
  readPhoneSignIn,
  startPhoneSignIn,
} from '../../../contract/phoneSignIn.ts';
import { type Facts, type Step, step } from '../step.ts';

const REFUSED = [400, 401, 403, 404, 409, 410, 422];
const NO_PASSKEYS = 'Customers sign in by password only.';
const NO_PHONE = 'Shoppers type their password at a kiosk.';
const UNKNOWN = 'conformance-check-unknown';

const whenSignedIn = <T>({ customerId }: Facts, input: T): T | string =>
  customerId ? input : 'the sign-in failed';

/** A browser's response to a passkey request, with a signature that no backend accepts. */
const forged = {
  id: UNKNOWN,
  response: { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30' },
};

/** Sessions, data and passkeys of the account. With wrong passwords and tokens, so that a check never deletes an account or its data. */
export const accountSecuritySteps: readonly Step[] = [
  step(listSessions, {
    needs: 'account',
    without: 'The account does not show where the customer is signed in.',
    needed: ['[].id'],
    request: (facts) => whenSignedIn(facts, {}),
  }),
  step(deleteSession, {
    needs: 'account',
    statuses: REFUSED,
    without: 'Customers cannot sign out one browser.',
    request: (facts) => whenSignedIn(facts, { params: { id: UNKNOWN } }),
  }),
  step(deleteOtherSessions, {
    needs: 'account',
    without: 'Customers cannot sign out everywhere else.',
    request: (facts) => whenSignedIn(facts, {}),
  }),
  step(exportData, {
    needs: 'account',
    statuses: REFUSED,
    without: 'Customers cannot download their data.',
    request: (facts) => whenSignedIn(facts, { body: { current_password: UNKNOWN } }),
  }),
  step(deleteAccount, {
    needs: 'account',
    statuses: REFUSED,
    without: 'Customers cannot delete their account.',
    request: (facts) => whenSignedIn(facts, { body: { current_password: UNKNOWN } }),
  }),
  step(sendVerification, {
    needs: 'writes',
    without: 'The link that confirms an email is not sent again.',
    request: (facts) => whenSignedIn(facts, {}),
  }),
  step(verifyEmail, {
    needs: 'account',
    statuses: REFUSED,
    without: 'Emails are not confirmed.',
    request: (facts) => whenSignedIn(facts, { body: { token: UNKNOWN } }),
  }),
  step(listPasskeys, {
    needs: 'account',
    without: NO_PASSKEYS,
    request: (facts) => whenSignedIn(facts, {}),
  }),
  step(getPasskeyCreation, {
    needs: 'account',
    without: NO_PASSKEYS,
    needed: ['options'],
    request: (facts) => whenSignedIn(facts, {}),
  }),
  step(addPasskey, {
    needs: 'account',
    statuses: REFUSED,
    without: NO_PASSKEYS,
    request: (facts) =>
      whenSignedIn(facts, { body: { name: 'Check', current_password: UNKNOWN, credential: forged } }),
  }),
  step(renamePasskey, {
    needs: 'account',
    statuses: REFUSED,
    without: 'Customers cannot rename a passkey.',
    request: (facts) => whenSignedIn(facts, { params: { id: UNKNOWN }, body: { name: 'Check' } }),
  }),
  step(deletePasskey, {
    needs: 'account',
    statuses: REFUSED,
    without: NO_PASSKEYS,
    request: (facts) => whenSignedIn(facts, { params: { id: UNKNOWN } }),
  }),
  step(getPasskeyRequest, {
    needs: 'account',
    without: NO_PASSKEYS,
    needed: ['options'],
    request: () => ({}),
  }),
  step(signInWithPasskey, {
    needs: 'account',
    statuses: REFUSED,
    without: NO_PASSKEYS,
    request: () => ({ body: { credential: forged } }),
  }),
  step(startPhoneSignIn, {
    needs: 'account',
    statuses: REFUSED,
    without: NO_PHONE,
    request: () => ({ body: { ticket: UNKNOWN } }),
  }),
  step(getPhoneSignIn, { needs: 'account', without: NO_PHONE, needed: ['status'], request: () => ({}) }),
  step(finishPhoneSignIn, { needs: 'account', statuses: REFUSED, without: NO_PHONE, request: () => ({}) }),
  step(readPhoneSignIn, {
    needs: 'account',
    statuses: REFUSED,
    without: NO_PHONE,
    request: () => ({ params: { code: UNKNOWN } }),
  }),
  step(answerPhoneSignIn, {
    needs: 'account',
    statuses: REFUSED,
    without: NO_PHONE,
    request: (facts) => whenSignedIn(facts, { params: { code: UNKNOWN }, body: { is_approved: false } }),
  }),
];
