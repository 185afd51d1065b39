import { deviceStorage } from './deviceStorage';

/** Tells all tabs of this browser when a customer last signed out; milliseconds since 1970. */
export const SIGNED_OUT_AT = 'signed-out-at';

/** query: of the account page that is opened afterwards; empty, or ?deleted=1 */
type Forget = (query: string) => Promise<void>;

/** Module state: the mutation that signs out runs outside React. */
let forgetHere: Forget = async () => {};

const lastSignOut = () => Number(deviceStorage.get(SIGNED_OUT_AT));

/**
 * Calls forget when the customer signs out here or in another tab. A page of the back/forward cache receives no storage
 * events, so it compares the times when it is shown again.
 */
export function onSignOut(forget: Forget): void {
  forgetHere = forget;
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === SIGNED_OUT_AT && newValue) void forget('');
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && lastSignOut() > performance.timeOrigin) void forget('');
  });
}

/** Removes what is personal from every tab of this browser. Call after the server has ended the session. */
export async function signOutTabs(query = ''): Promise<void> {
  // Without storage other tabs learn it from the server.
  deviceStorage.set(SIGNED_OUT_AT, String(Date.now()));
  await forgetHere(query);
}
