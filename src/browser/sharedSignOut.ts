import { deviceStorage } from './deviceStorage';

/** Key that tells all tabs of this browser when a customer last signed out; milliseconds since 1970. */
export const SIGNED_OUT_AT = 'signed-out-at';

/** Removes personal data. query: of the account page that is opened afterwards; empty, or ?deleted=1 */
export type Forget = (query: string) => Promise<void>;

/**
 * Calls forget when the customer signs out in another tab. A page in the back/forward cache receives no storage events, so it looks for a
 * new sign-out when it is shown again, without comparing times, because the device's clock may have been set in between. Returns a function
 * that triggers forget in every tab of this browser; call it after the server has ended the session.
 */
export function shareSignOut(forget: Forget): Forget {
  const signedOutAtStart = deviceStorage.get(SIGNED_OUT_AT);
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === SIGNED_OUT_AT && newValue) void forget('');
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    const signedOutAt = deviceStorage.get(SIGNED_OUT_AT);
    if (persisted && signedOutAt !== null && signedOutAt !== signedOutAtStart) void forget('');
  });
  return async (query) => {
    // Without storage, other tabs learn of it from the server.
    deviceStorage.set(SIGNED_OUT_AT, String(Date.now()));
    await forget(query);
  };
}
