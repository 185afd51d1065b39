/** Tells all tabs of this browser when a customer last signed out; milliseconds since 1970. */
export const SIGNED_OUT_AT = 'signed-out-at';

type Forget = () => Promise<void>;

/** Module state: the mutation that signs out runs outside React. */
let forgetHere: Forget = async () => {};

function lastSignOut(): number {
  try {
    return Number(localStorage.getItem(SIGNED_OUT_AT));
  } catch {
    return 0;
  }
}

/**
 * Calls forget when the customer signs out here or in another tab. A page of the back/forward cache receives no storage
 * events, so it compares the times when it is shown again.
 */
export function onSignOut(forget: Forget): void {
  forgetHere = forget;
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === SIGNED_OUT_AT && newValue) void forget();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && lastSignOut() > performance.timeOrigin) void forget();
  });
}

/** Removes what is personal from every tab of this browser. Call after the server has ended the session. */
export async function signOutTabs(): Promise<void> {
  try {
    localStorage.setItem(SIGNED_OUT_AT, String(Date.now()));
  } catch {
    // Without storage other tabs learn it from the server.
  }
  await forgetHere();
}
