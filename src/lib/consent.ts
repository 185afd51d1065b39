declare global {
  interface Window {
    /** Groups a shopper agreed to, by commas, as a consent banner leaves them. */
    OnetrustActiveGroups?: string;
  }
}

const CHANGED = 'OneTrustGroupsUpdated';

/** Whether the shopper agreed to a group of cookies, such as C0004 (shell specification §6). */
export const hasConsent = (group: string): boolean =>
  (window.OnetrustActiveGroups ?? '').split(',').includes(group);

/** Calls back once the shopper has agreed; at once when that is so already. */
export function onConsent(group: string, work: () => void): void {
  if (hasConsent(group)) {
    work();
    return;
  }
  const look = () => {
    if (!hasConsent(group)) return;
    window.removeEventListener(CHANGED, look);
    work();
  };
  window.addEventListener(CHANGED, look);
}
